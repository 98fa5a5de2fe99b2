import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Translate } from '#engine/i18n/translator.ts';
import { Failed } from '#engine/react/platform-failures.ts';
import type { NewPasskey, PasskeyProof, PasskeyQuestion } from '#schemas/passkey.ts';

/** Why no passkey was made or used; each is a text, `passkey.…`. */
type PasskeyProblem = 'cancelled' | 'known' | 'unsupported' | 'address';

/** Small, and most visits never need it. */
const library = () => import('@simplewebauthn/browser');

/**
 * Has the device make a passkey.
 * @throws Failed that says in words why there is none
 */
export async function makePasskey(
  { options }: PasskeyQuestion,
  t: Translate,
): Promise<NewPasskey['credential']> {
  const { startRegistration } = await library();
  const { id, rawId, response, clientExtensionResults } = await startRegistration({
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  }).catch(failIn(t));
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    clientExtensionResults: { ...clientExtensionResults },
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  };
}

/**
 * Has the device sign with a passkey that the person chooses.
 * @throws Failed that says in words why nothing was signed
 */
export async function provePasskey(
  { options }: PasskeyQuestion,
  t: Translate,
): Promise<PasskeyProof['credential']> {
  const { startAuthentication } = await library();
  const { id, rawId, response, clientExtensionResults } = await startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
  }).catch(failIn(t));
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    clientExtensionResults: { ...clientExtensionResults },
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  };
}

const failIn =
  (t: Translate) =>
  (error: unknown): never => {
    throw new Failed(t(`passkey.${problemOf(error)}`), 422);
  };

/** Browsers say "not allowed" for everything a person may have done, and name the rest by the names of WebAuthn 3, 5.1. */
function problemOf(error: unknown): PasskeyProblem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  if (name === 'InvalidStateError') return 'known';
  if (name === 'SecurityError') return 'address';
  return 'unsupported';
}
