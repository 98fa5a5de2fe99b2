import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { NewPasskey, PasskeyProof, PasskeyQuestion } from '#schemas/passkey.ts';

/** Why no passkey was made or used. */
export type PasskeyProblem = 'cancelled' | 'known' | 'unsupported' | 'address';

/** No passkey was made or used; `problem` names why, and whoever asked says it in words. */
export class PasskeyRefused extends Error {
  override readonly name = 'PasskeyRefused';
  readonly problem: PasskeyProblem;
  constructor(problem: PasskeyProblem, cause: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/** Small, and most visits never need it. */
const library = () => import('@simplewebauthn/browser');

/**
 * Has the device make a passkey.
 * @throws PasskeyRefused
 */
export async function makePasskey({ options }: PasskeyQuestion): Promise<NewPasskey['credential']> {
  const { startRegistration } = await library();
  const { id, rawId, response, clientExtensionResults } = await startRegistration({
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  }).catch(refuse);
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
 * @throws PasskeyRefused
 */
export async function provePasskey({ options }: PasskeyQuestion): Promise<PasskeyProof['credential']> {
  const { startAuthentication } = await library();
  const { id, rawId, response, clientExtensionResults } = await startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
  }).catch(refuse);
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    clientExtensionResults: { ...clientExtensionResults },
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  };
}

const refuse = (error: unknown): never => {
  throw new PasskeyRefused(problemOf(error), error);
};

/** Browsers say "not allowed" for everything a person may have done, and name the rest by the names of WebAuthn 3, 5.1. */
function problemOf(error: unknown): PasskeyProblem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  if (name === 'InvalidStateError') return 'known';
  if (name === 'SecurityError') return 'address';
  return 'unsupported';
}
