import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { RsaChallenge } from '#schemas/customer.ts';
import type { Orm } from '../base/database/database.ts';
import { signatureChallenge } from './tables.ts';

const challengeBytes = 32;
/** How long a challenge may be answered. */
export const challengeLifeMs = 2 * 60_000;

export interface TakenChallenge {
  /** Null where the address that asked has no account. */
  readonly customerId: string | null;
  readonly challenge: Buffer;
}

/** What an account's key has to sign, each once and within two minutes. */
export interface SignatureChallenges {
  /** @param customerId null where there is no such account: the challenge is given all the same ([sec 10]) */
  give(customerId: string | null): Promise<RsaChallenge>;
  /** Uses a challenge up. @returns null when it is unknown, used or too old */
  take(id: string): Promise<TakenChallenge | null>;
}

/** @param now milliseconds since the epoch */
export function createSignatureChallenges(orm: Orm, now: () => number): SignatureChallenges {
  return {
    give: async (customerId) => {
      const id = randomUUID();
      const challenge = randomBytes(challengeBytes).toString('base64url');
      const expiresAt = new Date(now() + challengeLifeMs);
      // What is over is of no use to anybody; challenges of addresses without an account belong to no row that is deleted.
      await orm.delete(signatureChallenge).where(lt(signatureChallenge.expiresAt, new Date(now())));
      await orm.insert(signatureChallenge).values({ id, customerId, challenge, expiresAt });
      return { challenge_id: id, challenge };
    },
    take: async (id) => {
      const at = new Date(now());
      const open = and(
        eq(signatureChallenge.id, id),
        isNull(signatureChallenge.usedAt),
        gt(signatureChallenge.expiresAt, at),
      );
      const [row] = await orm.update(signatureChallenge).set({ usedAt: at }).where(open).returning();
      return row ? { customerId: row.customerId, challenge: Buffer.from(row.challenge, 'base64url') } : null;
    },
  };
}
