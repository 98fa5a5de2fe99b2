import type { Orm } from '../base/database/database.ts';
import { createSignedTokens } from '../base/secrets/signed-tokens.ts';
import { absoluteMs } from '../base/sessions/session-life.ts';

/** Bearer tokens that name a session of staff; whose it is and what they may do is looked up at each use. */
export interface StaffTokens {
  sign(sessionId: string): Promise<string>;
  /** @returns the id of the session; null for a token that is not ours or too old */
  verify(token: string): Promise<string | null>;
}

/** @param now milliseconds since the epoch */
export async function createStaffTokens(orm: Orm, now: () => number): Promise<StaffTokens> {
  const tokens = await createSignedTokens(orm, {
    secretName: 'staff-tokens',
    issuer: 'mozaika',
    audience: 'mozaika-staff',
    lifeS: absoluteMs / 1000,
    now,
  });
  return {
    sign: (sessionId) => tokens.sign({ jti: sessionId }),
    verify: async (token) => (await tokens.verify(token))?.jti ?? null,
  };
}
