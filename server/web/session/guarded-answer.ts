import type { Call } from '#schemas/calls.ts';
import { fieldsOf, readLogin } from './login-answer.ts';
import { answersSelf, maySignIn, provesContact, sendsCode } from './session-calls.ts';
import { contactCookie, flagCookies, type SetCookies, sessionCookies } from './session-cookies.ts';
import { withoutTokens } from './without-tokens.ts';

/** What a browser gets of an answer about accounts. */
export interface GuardedAnswer {
  /** Undefined for an empty body. */
  readonly body: unknown;
  readonly cookies: SetCookies;
  /** Access token of who has just signed in: the session this browser had before is to be ended ([sec 3]). */
  readonly signedIn: string | null;
}

/**
 * Takes the tokens out of an answer ([sec 1]). Those of a sign-in become cookies, and the browser learns who it is; any
 * other is dropped, wherever it stands.
 * @param cookie what the browser sent as `Cookie`
 */
export function guardAnswer(
  call: Call,
  { status, body }: { readonly status: number; readonly body: unknown },
  cookie: string | undefined,
): GuardedAnswer {
  const good = status >= 200 && status < 300;
  const login = good && maySignIn(call) ? readLogin(body) : null;
  const proved = good && provesContact(call) ? [contactCookie(null)] : [];
  if (login)
    return {
      body: { data: login.person },
      cookies: [...sessionCookies(login.tokens), ...proved],
      signedIn: login.tokens.access,
    };
  const flags = good ? [...proved, ...flagsOf(call, body, cookie)] : [];
  return { body: withoutTokens(body), cookies: flags, signedIn: null };
}

/** Flags that follow from what the platform told (specification 4). */
function flagsOf(call: Call, body: unknown, cookie: string | undefined): SetCookies {
  const data = fieldsOf(fieldsOf(body).get('data'));
  if (sendsCode(call)) {
    const contact = data.get('contact');
    return typeof contact === 'string' && contact.length <= 320 ? [contactCookie(contact)] : [];
  }
  if (!answersSelf(call)) return [];
  const [verified, change] = [data.get('is_email_verified'), data.get('need_change_password')];
  // What a host did not say changes nothing: the flags stay for a year.
  if (typeof verified !== 'boolean' || typeof change !== 'boolean') return [];
  return flagCookies({ is_email_verified: verified, need_change_password: change }, cookie);
}
