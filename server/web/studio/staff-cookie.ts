import { parseCookie, stringifySetCookie } from 'cookie';
import { staffCookie } from '#schemas/studio/staff-session.ts';
import { isToken } from '../session/session-cookies.ts';

/** The staff token of a `Cookie` header; null without one. */
export function readStaffToken(cookie: string | undefined): string | null {
  if (!cookie?.includes(staffCookie.name)) return null;
  const value = parseCookie(cookie)[staffCookie.name];
  return isToken(value) ? value : null;
}

/**
 * The cookie of a member of staff: out of the reach of scripts, and Strict, because nobody follows a link of another
 * site into the middle of the Studio's work. An empty token ends it.
 */
export const staffSessionCookie = (token: string): string =>
  stringifySetCookie({
    name: staffCookie.name,
    value: token,
    maxAge: token === '' ? 0 : staffCookie.seconds,
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'strict',
  });
