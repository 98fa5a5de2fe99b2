import { jwtVerify, SignJWT } from 'jose';
import type { Orm } from '../base/database/database.ts';
import { readInstallationSecret } from '../base/secrets/installation-secret.ts';
import { absoluteMs } from '../base/sessions/session-life.ts';

const algorithm = 'HS256';
const issuer = 'mozaika';
const audience = 'mozaika-staff';
const secretName = 'staff-tokens';

/** Bearer tokens that name a session of staff; whose it is and what they may do is looked up at each use. */
export interface StaffTokens {
  sign(sessionId: string): Promise<string>;
  /** @returns the id of the session; null for a token that is not ours or too old */
  verify(token: string): Promise<string | null>;
}

/** @param now milliseconds since the epoch */
export async function createStaffTokens(orm: Orm, now: () => number): Promise<StaffTokens> {
  const secret = await readInstallationSecret(orm, secretName);
  return {
    sign: (sessionId) => {
      const issuedAt = Math.floor(now() / 1000);
      return new SignJWT()
        .setProtectedHeader({ alg: algorithm })
        .setJti(sessionId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + absoluteMs / 1000)
        .sign(secret);
    },
    verify: async (token) => {
      const options = { algorithms: [algorithm], issuer, audience, currentDate: new Date(now()) };
      const verified = await jwtVerify(token, secret, { ...options, requiredClaims: ['jti', 'exp'] }).catch(
        // Whatever is wrong with a token, its bearer is nobody.
        () => null,
      );
      return verified?.payload.jti ?? null;
    },
  };
}
