import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { passkeyChallenge } from './tables.ts';

/** How long a challenge may be answered: a person looks for the key, and types its PIN. */
export const challengeLifeMs = 5 * 60_000;
const challengeBytes = 32;

export interface GivenChallenge {
  readonly id: string;
  readonly challenge: Uint8Array<ArrayBuffer>;
}

/** Challenges of passkeys: each is good once, for one purpose, on whatever node. */
export interface PasskeyChallenges {
  give(purpose: string): Promise<GivenChallenge>;
  /** Uses one up. @returns it in base64url; null when it is unknown, used, too old, or was given for something else */
  take(id: string, purpose: string): Promise<string | null>;
}

/** @param now milliseconds since the epoch */
export const createPasskeyChallenges = (orm: Orm, now: () => number): PasskeyChallenges => ({
  give: async (purpose) => {
    const challenge = new Uint8Array(randomBytes(challengeBytes));
    // What is over is of no use to anybody, and those that nobody answered belong to no row that is deleted.
    await orm.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, new Date(now())));
    const [row] = await orm
      .insert(passkeyChallenge)
      .values({
        purpose,
        challenge: Buffer.from(challenge).toString('base64url'),
        expiresAt: new Date(now() + challengeLifeMs),
      })
      .returning({ id: passkeyChallenge.id });
    if (!row) throw new Error('the challenge was not stored');
    return { id: row.id, challenge };
  },
  take: async (id, purpose) => {
    const open = and(
      eq(passkeyChallenge.id, id),
      eq(passkeyChallenge.purpose, purpose),
      gt(passkeyChallenge.expiresAt, new Date(now())),
    );
    const [row] = await orm.delete(passkeyChallenge).where(open).returning();
    return row?.challenge ?? null;
  },
});
