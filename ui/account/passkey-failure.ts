import type { Translate } from '#engine/i18n/translator.ts';
import { PasskeyRefused } from '#engine/react/passkeys.ts';
import { Failed } from '#engine/react/platform-failures.ts';

/** Says in words why there is no passkey, as a call that failed is said: texts `passkey.…`. */
export const inWords =
  (t: Translate) =>
  (error: unknown): never => {
    throw error instanceof PasskeyRefused ? new Failed(t(`passkey.${error.problem}`), 422) : error;
  };
