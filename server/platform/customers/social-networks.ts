import { jwtVerify, SignJWT } from 'jose';
import type { Orm } from '../base/database/database.ts';
import { readInstallationSecret } from '../base/secrets/installation-secret.ts';

/** Who a social network says somebody is. */
export interface SocialIdentity {
  /** The network's own name for the account; stays when the address changes. */
  readonly subject: string;
  /** Only where the network has verified it. */
  readonly email?: string;
}

/** A network whose accounts may sign in here. One adapter each. */
export interface SocialNetwork {
  /** @returns null for a token that is not the network's, not for us, or too old */
  verify(token: string): Promise<SocialIdentity | null>;
}

/** The network of the sandbox, whose tokens the sandbox makes itself. */
export interface SandboxNetwork extends SocialNetwork {
  sign(email: string): Promise<string>;
}

export const sandboxNetworkName = 'mozaika-id';
const secretName = 'sandbox-social-network';
const algorithm = 'HS256';
const issuer = sandboxNetworkName;
const audience = 'mozaika-portal';
const lifetimeS = 5 * 60;

/** @param now milliseconds since the epoch */
export async function createSandboxNetwork(orm: Orm, now: () => number): Promise<SandboxNetwork> {
  const secret = await readInstallationSecret(orm, secretName);
  return {
    sign: (email) => {
      const issuedAt = Math.floor(now() / 1000);
      return new SignJWT({ email })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(`mozaika-id:${email}`)
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
      const { sub, email } = verified?.payload ?? {};
      if (typeof sub !== 'string') return null;
      return typeof email === 'string' ? { subject: sub, email } : { subject: sub };
    },
  };
}
