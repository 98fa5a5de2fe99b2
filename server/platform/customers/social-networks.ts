import type { Orm } from '../base/database/database.ts';
import { sandboxNetworkSecret } from '../base/secrets/sandbox-accounts.ts';
import { createSignedTokens } from '../base/secrets/signed-tokens.ts';

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
const lifeS = 5 * 60;

/** @param now milliseconds since the epoch */
export async function createSandboxNetwork(orm: Orm, now: () => number): Promise<SandboxNetwork> {
  const tokens = await createSignedTokens(orm, {
    secretName: sandboxNetworkSecret,
    issuer: sandboxNetworkName,
    audience: 'mozaika-portal',
    lifeS,
    now,
  });
  return {
    sign: (email) => tokens.sign({ sub: `mozaika-id:${email}`, email }),
    verify: async (token) => {
      const { sub, email } = (await tokens.verify(token)) ?? {};
      if (typeof sub !== 'string') return null;
      return typeof email === 'string' ? { subject: sub, email } : { subject: sub };
    },
  };
}
