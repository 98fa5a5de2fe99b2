import type { SignedIn } from '#schemas/customer.ts';
import { type IssuedTokens, isToken } from './session-cookies.ts';

/** What a sign-in or refresh answered, in the two parts that must not meet again. */
export interface ReadLogin {
  readonly tokens: IssuedTokens;
  readonly person: SignedIn;
}

/**
 * Reads the body of a sign-in or refresh (`LoginAnswer` in `{data}`, specification 3 and 7). Null for anything else: an RSA
 * challenge, a refusal, garbage, tokens that no cookie can hold.
 */
export function readLogin(body: unknown): ReadLogin | null {
  const data = fieldsOf(fieldsOf(body).get('data'));
  // The bearer token is what calls carry (specification 7); a host with one token only calls it `token`.
  const access = data.get('bearer_token') ?? data.get('token');
  const refresh = data.get('refresh_token');
  if (!isToken(access) || !isToken(refresh)) return null;
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    tokens: { access, refresh },
    person: { firstname: text('firstname'), lastname: text('lastname'), email: text('email') },
  };
}

/** The entries of a JSON object, none for any other value. A Map: names come from outside. */
export const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
