import type { Orm } from '../base/database/database.ts';
import { createSignedTokens } from '../base/secrets/signed-tokens.ts';

/** Life of an access token (specification 9). */
const accessTokenLifeS = 60 * 60;

/** What an access token names. */
export interface TokenBearer {
  readonly customerId: string;
  readonly sessionId: string;
}

/** Bearer tokens that name a session of a customer; whether it still runs is looked up at each use. */
export interface AccessTokens {
  sign(bearer: TokenBearer): Promise<string>;
  /** @returns null for a token that is not ours, or older than an hour */
  verify(token: string): Promise<TokenBearer | null>;
}

/** @param now milliseconds since the epoch */
export async function createAccessTokens(orm: Orm, now: () => number): Promise<AccessTokens> {
  const tokens = await createSignedTokens(orm, {
    secretName: 'customer-tokens',
    issuer: 'mozaika',
    audience: 'mozaika-customer',
    lifeS: accessTokenLifeS,
    now,
  });
  return {
    sign: ({ customerId, sessionId }) => tokens.sign({ sub: customerId, sid: sessionId }),
    verify: async (token) => {
      const { sub, sid } = (await tokens.verify(token)) ?? {};
      return typeof sub === 'string' && typeof sid === 'string' ? { customerId: sub, sessionId: sid } : null;
    },
  };
}
