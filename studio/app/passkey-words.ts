import { PasskeyRefused } from '#engine/react/passkeys.ts';

/** What a device refused, in words; anything else as it is. */
export const passkeyInWords =
  (t: (key: string) => string) =>
  (error: unknown): never => {
    throw error instanceof PasskeyRefused ? new Error(t(`signin.passkey-${error.problem}`)) : error;
  };
