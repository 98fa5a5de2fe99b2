import { cacheTokenHeader } from '#schemas/constants.ts';
import { sandboxPassword } from '../base/secrets/sandbox-accounts.ts';
import { absoluteMs, idleMs } from '../base/sessions/session-life.ts';
import type { Platform } from '../platform.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The parsed body; tests say what they expect of it. */
  readonly body: {
    readonly data?: unknown;
    readonly error?: { message: string; code: string; fields?: object };
  };
  readonly token: string;
}

export interface Question {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly payload?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly remoteAddress?: string;
}

/** Sends a call to a platform in this process. */
export async function ask(platform: Platform, url: string, question: Question = {}): Promise<Answer> {
  const { method = question.payload === undefined ? 'GET' : 'POST', headers = {}, ...rest } = question;
  const answer = await platform.app.inject({ method, url, headers: { ...headers }, ...rest });
  const token = answer.headers[cacheTokenHeader];
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: answer.json(),
    token: typeof token === 'string' ? token : '',
  };
}

/** Counts of a list as its headers say them. */
export const countsOf = ({ headers }: Answer) =>
  ['x-items-count', 'x-items-total', 'x-items-limit'].map((name) => Number(headers[name]));

export type Role = 'agent' | 'author' | 'publisher' | 'admin';
const emails: Readonly<Record<Role, string>> = {
  agent: 'agent@example.com',
  author: 'editor@example.com',
  publisher: 'publisher@example.com',
  admin: 'admin@example.com',
};

/** Signs a sandbox account in. @returns its headers */
export async function signIn(platform: Platform, role: Role): Promise<Record<string, string>> {
  const { body } = await ask(platform, '/v2/system/staff/login', {
    payload: { email: emails[role], password: sandboxPassword },
    // Every sign-in from an address of its own, so that tests do not meet each other's limits.
    remoteAddress: `10.0.0.${role.length}`,
  });
  const { token } = body.data as { token: string };
  return { authorization: `Bearer ${token}` };
}

/** When staff sign in again: after an absence, or a day's work, that a session may not outlive ([sec 5]). */
const awayMs = idleMs / 2;
const signedInMs = absoluteMs - awayMs;

/**
 * Staff who come back after the clock was moved on.
 * @param now the platform's clock
 * @returns what gives the headers of a role
 */
export function staffOf(
  platform: Platform,
  now: () => number,
): (role: Role) => Promise<Record<string, string>> {
  const sessions = new Map<
    Role,
    { readonly since: number; usedAt: number; readonly headers: Promise<Record<string, string>> }
  >();
  return (role) => {
    const at = now();
    const known = sessions.get(role);
    if (known && at - known.usedAt < awayMs && at - known.since < signedInMs) {
      known.usedAt = at;
      return known.headers;
    }
    const headers = signIn(platform, role);
    sessions.set(role, { since: at, usedAt: at, headers });
    return headers;
  };
}

/** A small valid page. */
export const pageData = (alias: string, title = 'Tytuł') => ({ alias, title, layout: 'default', blocks: [] });
