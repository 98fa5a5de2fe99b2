import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Orm } from '../base/database/database.ts';
import { readInstallationSecret } from '../base/secrets/installation-secret.ts';

const algorithm = 'HS256';
const issuer = 'mozaika';
const audience = 'mozaika-customer';
const secretName = 'customer-tokens';
/** Life of an access token (specification 9). */
export const accessTokenLifeS = 60 * 60;

/** Tokens whose signature is not calculated again, each of a few hundred characters. */
const rememberedTokens = 5000;

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
  const secret = await readInstallationSecret(orm, secretName);
  // The same token comes with each page and each call of its customer; its signature says the same each time.
  const known = new LRUCache<string, TokenBearer & { readonly endsAtMs: number }>({ max: rememberedTokens });
  return {
    sign: ({ customerId, sessionId }) => {
      const issuedAt = Math.floor(now() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(customerId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + accessTokenLifeS)
        .sign(secret);
    },
    verify: async (token) => {
      const before = known.get(token);
      if (before) return now() < before.endsAtMs ? before : null;
      const options = { algorithms: [algorithm], issuer, audience, currentDate: new Date(now()) };
      const verified = await jwtVerify(token, secret, {
        ...options,
        requiredClaims: ['sub', 'sid', 'exp'],
      }).catch(
        // Whatever is wrong with a token, its bearer is nobody.
        () => null,
      );
      const { sub, sid, exp } = verified?.payload ?? {};
      if (typeof sub !== 'string' || typeof sid !== 'string' || exp === undefined) return null;
      const bearer = { customerId: sub, sessionId: sid, endsAtMs: exp * 1000 };
      known.set(token, bearer);
      return bearer;
    },
  };
}
