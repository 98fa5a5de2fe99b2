import { parseCookie, stringifySetCookie } from 'cookie';
import { cookieNames, cookieSeconds } from '#schemas/cookies.ts';
import type { CustomerSelf } from '#schemas/customer.ts';

/** The tokens of a browser's session, as its cookies hold them. The access cookie goes first, after an hour. */
export interface SessionTokens {
  readonly access?: string;
  readonly refresh?: string;
}

/** What the platform gives a session: the part of a sign-in answer that becomes cookies. */
export interface IssuedTokens {
  readonly access: string;
  readonly refresh: string;
}

/** Values of one `Set-Cookie` header each. */
export type SetCookies = readonly string[];

/** Letters of base64, base64url and JWTs, and no more than a cookie holds: nothing that could end a header or a value. */
const tokenShape = /^[\w.~+/=-]{8,3800}$/;

export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && tokenShape.test(value);

const sessionMark = '__Host-mozaika-';

/** Whether a request may belong to a customer; costs one look at one header, for the fast path. */
export const mayHaveSession = (cookie: string | undefined): boolean => cookie?.includes(sessionMark) ?? false;

/** The session of a `Cookie` header; null when there is none. A value we never set counts as none. */
export function readSessionTokens(cookie: string | undefined): SessionTokens | null {
  if (cookie === undefined || !mayHaveSession(cookie)) return null;
  const cookies = new Map(Object.entries(parseCookie(cookie)));
  const [access, refresh] = [cookies.get(cookieNames.access), cookies.get(cookieNames.refresh)];
  if (!isToken(access) && !isToken(refresh)) return null;
  return { ...(isToken(access) && { access }), ...(isToken(refresh) && { refresh }) };
}

/**
 * Cookies of a new or renewed session ([sec 2]): `__Host-` binds them to this host and to https, HttpOnly hides them from
 * scripts, Lax keeps them out of what other sites send.
 */
export function sessionCookies({ access, refresh }: IssuedTokens): SetCookies {
  return [
    secret(cookieNames.access, access, cookieSeconds.access),
    secret(cookieNames.refresh, refresh, cookieSeconds.refresh),
  ];
}

/** Ends a session in the browser. The flag of a needed password change goes with it (specification 4), and the contact. */
export const endedCookies = (): SetCookies => [
  secret(cookieNames.access, '', 0),
  secret(cookieNames.refresh, '', 0),
  readable(cookieNames.isUserNeedChangePassword, '', 0),
  readable(cookieNames.verifyContactValue, '', 0),
];

/**
 * The flags of specification 4 that differ from what the browser holds; scripts read them, so they hold nothing secret.
 * Names are not among them (security decision 2).
 */
export function flagCookies(
  self: Pick<CustomerSelf, 'is_email_verified' | 'need_change_password'>,
  cookie = '',
) {
  const held = new Map(Object.entries(parseCookie(cookie)));
  const wanted = [
    [cookieNames.isUserVerified, String(self.is_email_verified)],
    [cookieNames.isUserNeedChangePassword, String(self.need_change_password)],
  ] as const;
  return wanted.flatMap(([name, value]) => (held.get(name) === value ? [] : [readable(name, value)]));
}

/** The contact whose code is awaited; null when it was proved. */
export const contactCookie = (contact: string | null): string =>
  contact === null
    ? readable(cookieNames.verifyContactValue, '', 0)
    : readable(cookieNames.verifyContactValue, contact);

const secret = (name: string, value: string, maxAge: number): string =>
  stringifySetCookie({ name, value, maxAge, path: '/', secure: true, httpOnly: true, sameSite: 'lax' });

const readable = (name: string, value: string, maxAge: number = cookieSeconds.flags): string =>
  stringifySetCookie({ name, value, maxAge, path: '/', secure: true, sameSite: 'lax' });
