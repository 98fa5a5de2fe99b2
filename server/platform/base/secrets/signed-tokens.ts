import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Orm } from '../database/database.ts';
import { readInstallationSecret } from './installation-secret.ts';

const algorithm = 'HS256';
/** Tokens whose signature is not calculated again, each of a few hundred characters. */
const rememberedTokens = 5000;

/** Tokens of one kind: only who has the secret makes them, and none is good for another kind. */
export interface SignedTokens {
  /** @param claims what it says besides who made it, for whom and until when */
  sign(claims: JWTPayload): Promise<string>;
  /** @returns what it says; null for a token that is not ours or too old: whatever is wrong with one, its bearer is nobody */
  verify(token: string): Promise<JWTPayload | null>;
}

interface SignedTokensOptions {
  /** Name of the installation's secret that makes them. */
  readonly secretName: string;
  readonly issuer: string;
  /** The kind. */
  readonly audience: string;
  /** Seconds until a token is too old. */
  readonly lifeS: number;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** The same token comes with each call of its bearer, and its signature says the same each time: it is calculated once. */
export async function createSignedTokens(
  orm: Orm,
  { secretName, issuer, audience, lifeS, now }: SignedTokensOptions,
): Promise<SignedTokens> {
  const secret = await readInstallationSecret(orm, secretName);
  const known = new LRUCache<string, JWTPayload & { readonly exp: number }>({ max: rememberedTokens });
  return {
    sign: (claims) => {
      const issuedAt = Math.floor(now() / 1000);
      return new SignJWT(claims)
        .setProtectedHeader({ alg: algorithm })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifeS)
        .sign(secret);
    },
    verify: async (token) => {
      const before = known.get(token);
      if (before) return now() < before.exp * 1000 ? before : null;
      const options = { algorithms: [algorithm], issuer, audience, currentDate: new Date(now()) };
      const verified = await jwtVerify(token, secret, { ...options, requiredClaims: ['exp'] }).catch(
        () => null,
      );
      if (!verified) return null;
      const { exp, ...rest } = verified.payload;
      if (exp === undefined) return null;
      const payload = { ...rest, exp };
      known.set(token, payload);
      return payload;
    },
  };
}
