import { createHash, createHmac, randomBytes } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Orm } from '../base/database/database.ts';
import { readInstallationSecret } from '../base/secrets/installation-secret.ts';
import { customerSession, refreshToken } from './tables.ts';

const tokenBytes = 32;
const secretName = 'refresh-tokens';
/**
 * How long after its use a token still answers its successor: parallel requests of one browser that reached several nodes.
 * docs/decisions/0012-sessions.md
 */
export const reuseGraceMs = 10_000;

const digest = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** What came of a refresh token. */
export type Rotation =
  | { readonly kind: 'rotated'; readonly sessionId: string; readonly token: string }
  /** A used one came again: somebody else has it, or had it. */
  | { readonly kind: 'reused'; readonly sessionId: string }
  | { readonly kind: 'unknown' };

/** Tokens that bring a new access token, each once ([sec 6]). */
export interface RefreshTokens {
  /** The first token of a new session. */
  issue(orm: Orm, sessionId: string): Promise<string>;
  /** Takes a token and answers its successor. Says nothing about whether the session still runs. */
  rotate(orm: Orm, token: string): Promise<Rotation>;
}

/** @param now milliseconds since the epoch */
export async function createRefreshTokens(orm: Orm, now: () => number): Promise<RefreshTokens> {
  const secret = await readInstallationSecret(orm, secretName);
  /**
   * The successor follows from the token and a secret of ours, so that parallel calls agree on it although only digests are
   * stored. Who has an old token without the secret cannot tell it.
   */
  const successorOf = (token: string) => createHmac('sha256', secret).update(token).digest('base64url');
  const store = (tx: Orm, token: string, sessionId: string) =>
    tx.insert(refreshToken).values({ hash: digest(token), sessionId, issuedAt: new Date(now()) });

  return {
    issue: async (tx, sessionId) => {
      const token = randomBytes(tokenBytes).toString('base64url');
      await store(tx, token, sessionId);
      return token;
    },
    rotate: async (tx, token) => {
      const [known] = await tx
        .select({ sessionId: refreshToken.sessionId })
        .from(refreshToken)
        .where(eq(refreshToken.hash, digest(token)));
      if (!known) return { kind: 'unknown' };
      const { sessionId } = known;
      // Refreshes of one session go one after the other, whatever nodes they reached.
      await tx
        .select({ id: customerSession.id })
        .from(customerSession)
        .where(eq(customerSession.id, sessionId))
        .for('update');
      const successor = successorOf(token);
      const [mine, next] = await readBoth(tx, digest(token), digest(successor));
      if (mine?.usedAt === null) {
        await tx
          .update(refreshToken)
          .set({ usedAt: new Date(now()) })
          .where(eq(refreshToken.hash, digest(token)));
        await store(tx, successor, sessionId);
        return { kind: 'rotated', sessionId, token: successor };
      }
      const parallel =
        mine !== undefined && next?.usedAt === null && now() - mine.usedAt.getTime() <= reuseGraceMs;
      return parallel ? { kind: 'rotated', sessionId, token: successor } : { kind: 'reused', sessionId };
    },
  };
}

type Row = typeof refreshToken.$inferSelect;

async function readBoth(
  tx: Orm,
  hash: string,
  nextHash: string,
): Promise<[Row | undefined, Row | undefined]> {
  const rows = await tx
    .select()
    .from(refreshToken)
    .where(inArray(refreshToken.hash, [hash, nextHash]));
  return [rows.find((row) => row.hash === hash), rows.find((row) => row.hash === nextHash)];
}
