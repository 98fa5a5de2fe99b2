import { callPlatform } from '#engine/react/call-platform.ts';
import { Failed } from '#engine/react/platform-failures.ts';
import type { authorizationSocial, userLoginLink, userLoginRsa } from '#schemas/calls/auth.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import type { devSocialToken } from '#schemas/calls/dev.ts';
import { carriedNext } from '#ui/account/sign-in-visit.ts';
import { readPrivateKey, signChallenge } from './sign-challenge.ts';

/** What a link by mail is asked for with. */
export interface WantedLink {
  readonly email: string;
  /** Address of this site that the link leads on to; null for the usual screen. */
  readonly next: string | null;
}

/** Asks for a link by mail. The answer is the same for every address ([sec 10]). @throws PlatformFailure */
export async function askForLink(
  call: CallRef<typeof userLoginLink>,
  { email, next }: WantedLink,
  locale: string,
): Promise<void> {
  const body = { email, ...carriedNext(next) };
  await callPlatform(call, { query: { language: locale }, body, locale });
}

/**
 * Signs in with a private key, which never leaves the browser: only the signature of a challenge is sent.
 * @throws PlatformFailure, KeyFileError
 */
export async function signInWithKey(
  call: CallRef<typeof userLoginRsa>,
  { email, file }: { readonly email: string; readonly file: string },
  locale: string,
): Promise<void> {
  const key = await readPrivateKey(file);
  const query = { language: locale };
  const asked = await callPlatform(call, { query, body: { email }, locale });
  const { challenge_id, challenge } = readChallenge(asked.data);
  const signature = await signChallenge(key, challenge);
  await callPlatform(call, { query, body: { challenge_id, signature }, locale });
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
  calls: {
    readonly token: CallRef<typeof devSocialToken>;
    readonly signIn: CallRef<typeof authorizationSocial>;
  },
  email: string,
  locale: string,
): Promise<void> {
  const query = { language: locale };
  const { data } = await callPlatform(calls.token, { query: { ...query, email }, locale });
  await callPlatform(calls.signIn, { query, body: { token: data.token }, locale });
}
