import { carriedNext } from '#account/sign-in-visit.ts';
import { callPlatform } from '#engine/react/call-platform.ts';
import { Failed } from '#engine/react/platform-failures.ts';
import { readPrivateKey, signChallenge } from './sign-challenge.ts';

/** What a link by mail is asked for with. */
export interface WantedLink {
  readonly email: string;
  /** Address of this site that the link leads on to; null for the usual screen. */
  readonly next: string | null;
}

/** Asks for a link by mail. The answer is the same for every address ([sec 10]). @throws PlatformFailure */
export async function askForLink(path: string, { email, next }: WantedLink, locale: string): Promise<void> {
  const body = { email, ...carriedNext(next) };
  await callPlatform({ method: 'POST', path, query: { language: locale }, body, locale });
}

/**
 * Signs in with a private key, which never leaves the browser: only the signature of a challenge is sent.
 * @throws PlatformFailure, KeyFileError
 */
export async function signInWithKey(
  path: string,
  { email, file }: { readonly email: string; readonly file: string },
  locale: string,
): Promise<void> {
  const key = await readPrivateKey(file);
  const query = { language: locale };
  const asked = await callPlatform({ method: 'POST', path, query, body: { email }, locale });
  const { challenge_id, challenge } = readChallenge(asked.data);
  const signature = await signChallenge(key, challenge);
  await callPlatform({ method: 'POST', path, query, body: { challenge_id, signature }, locale });
}

function readChallenge(data: unknown): { challenge_id: string; challenge: string } {
  if (
    typeof data === 'object' &&
    data !== null &&
    'challenge_id' in data &&
    'challenge' in data &&
    typeof data.challenge_id === 'string' &&
    typeof data.challenge === 'string'
  )
    return { challenge_id: data.challenge_id, challenge: data.challenge };
  throw new Failed('', 200);
}

/** Signs in with an account of the sandbox's social network. @throws PlatformFailure */
export async function signInWithNetwork(
  paths: { readonly token: string; readonly signIn: string },
  email: string,
  locale: string,
): Promise<void> {
  const query = { language: locale };
  const { data } = await callPlatform({ path: paths.token, query: { ...query, email }, locale });
  const token = typeof data === 'object' && data !== null && 'token' in data ? data.token : '';
  await callPlatform({ method: 'POST', path: paths.signIn, query, body: { token }, locale });
}
