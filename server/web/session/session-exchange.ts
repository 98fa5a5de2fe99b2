import type { PlatformAnswer } from '../platform-call.ts';
import type { Client } from './ask-platform.ts';
import type { RenewSession } from './renew-session.ts';
import { endedCookies, type SessionTokens, type SetCookies, sessionCookies } from './session-cookies.ts';

/** What came of a call that was made with a browser's session. */
export type Exchanged =
  | { readonly kind: 'answered'; readonly answer: PlatformAnswer; readonly cookies: SetCookies }
  /** The session is over: 401, and the cookies go. */
  | { readonly kind: 'ended'; readonly cookies: SetCookies }
  /** Nobody could say whether the session still runs; the cookies stay. */
  | { readonly kind: 'unknown' }
  /** The session runs on, but the body of the call is gone and has to be sent again. */
  | { readonly kind: 'again'; readonly cookies: SetCookies };

export interface Exchange {
  readonly tokens: SessionTokens;
  readonly client: Client;
  /** Makes the call, with an access token or, in the name of nobody, without. */
  readonly send: (access: string | undefined) => Promise<PlatformAnswer>;
  /** Whether `send` may be called a second time: a streamed body is gone after the first. */
  readonly repeatable: boolean;
  /** Whether the call is for signed-in customers only; others are made in nobody's name when the session is over. */
  readonly needsSession: boolean;
}

/**
 * Makes a call in a session, and renews the session once when it has to be ([sec 6]): before the call when the access
 * token is gone (its cookie lives an hour), after it when the platform answers 401.
 * @throws what `send` throws
 */
export async function exchangeInSession(exchange: Exchange, renew: RenewSession): Promise<Exchanged> {
  const { tokens, client, send, repeatable, needsSession } = exchange;
  if (tokens.access === undefined) {
    const renewal = await renewWith(tokens.refresh, client, renew);
    if (renewal.kind === 'failed') return { kind: 'unknown' };
    if (renewal.kind === 'refused')
      return needsSession
        ? { kind: 'ended', cookies: endedCookies() }
        : { kind: 'answered', answer: await send(undefined), cookies: endedCookies() };
    return sendRenewed(send, renewal.tokens);
  }
  const answer = await send(tokens.access);
  if (answer.status !== 401) return { kind: 'answered', answer, cookies: [] };
  const renewal = await renewWith(tokens.refresh, client, renew);
  if (renewal.kind === 'refused') return { kind: 'answered', answer, cookies: endedCookies() };
  answer.body.destroy();
  if (renewal.kind === 'failed') return { kind: 'unknown' };
  if (!repeatable) return { kind: 'again', cookies: sessionCookies(renewal.tokens) };
  return sendRenewed(send, renewal.tokens);
}

async function sendRenewed(
  send: Exchange['send'],
  tokens: Parameters<typeof sessionCookies>[0],
): Promise<Exchanged> {
  const answer = await send(tokens.access);
  // A new token that is refused at once belongs to a session that ended in between.
  return {
    kind: 'answered',
    answer,
    cookies: answer.status === 401 ? endedCookies() : sessionCookies(tokens),
  };
}

const renewWith = (refresh: string | undefined, client: Client, renew: RenewSession) =>
  refresh === undefined ? Promise.resolve({ kind: 'refused' } as const) : renew(refresh, client);
