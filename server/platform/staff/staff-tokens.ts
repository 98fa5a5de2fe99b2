import { jwtVerify, SignJWT } from 'jose';
import type { Orm } from '../database/database.ts';
import { readInstallationSecret } from './installation-secret.ts';

const algorithm = 'HS256';
const issuer = 'mozaika';
const audience = 'mozaika-staff';
const secretName = 'staff-tokens';
/** Absolute life of a session (security thresholds). */
const lifetimeS = 12 * 60 * 60;

/** Bearer tokens that say who a member of staff is; what they may do is looked up at each use. */
export interface StaffTokens {
  sign(staffId: string): Promise<string>;
  /** @returns the id of the member of staff; null for a token that is not ours or too old */
  verify(token: string): Promise<string | null>;
}

/** @param now milliseconds since the epoch */
export async function createStaffTokens(orm: Orm, now: () => number): Promise<StaffTokens> {
  const secret = await readInstallationSecret(orm, secretName);
  return {
    sign: (staffId) => {
      const issuedAt = Math.floor(now() / 1000);
      return new SignJWT()
        .setProtectedHeader({ alg: algorithm })
        .setSubject(staffId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeS)
        .sign(secret);
    },
    verify: async (token) => {
      const options = { algorithms: [algorithm], issuer, audience, currentDate: new Date(now()) };
      const verified = await jwtVerify(token, secret, { ...options, requiredClaims: ['sub', 'exp'] }).catch(
        // Whatever is wrong with a token, its bearer is nobody.
        () => null,
      );
      return verified?.payload.sub ?? null;
    },
  };
}
