import { namedStep } from './named-step.ts';
import { signInStep } from './step-titles.ts';

/** The staff's write API, signed in. */
export interface StaffApi {
  read(
    segment: string,
    key: string,
    locale?: string,
  ): Promise<{ version: number; draft: Record<string, unknown> }>;
  create(segment: string, key: string, data: unknown, locale?: string): Promise<void>;
  change(segment: string, key: string, version: number, data: unknown, locale?: string): Promise<void>;
  /** @param locale of kinds that are kept per language */
  publish(segment: string, key: string, locale?: string): Promise<void>;
  /** Deletes an entry, whether it is live or not. */
  remove(segment: string, key: string, locale?: string): Promise<void>;
}

/** Tokens by site and account: an address may sign in twenty times a minute, tests are faster. */
const tokens = new Map<string, Promise<string>>();

function tokenOf(url: string, email: string): Promise<string> {
  const key = `${url} ${email}`;
  const token =
    tokens.get(key) ??
    call(`${url}/v2/system/staff/login`, 'POST', undefined, { email, password: 'Mozaika-2026!' }).then(
      ({ data }) => (data as { token: string }).token,
    );
  tokens.set(key, token);
  return token;
}

/**
 * A member of staff's write API. A session that has ended, as one does after a quarter of an hour in which nobody used it, begins
 * anew: a site lives for as long as its worker.
 */
export async function signInStaff(url: string, email = 'publisher@example.com'): Promise<StaffApi> {
  await namedStep(signInStep, () => tokenOf(url, email));
  const at = (segment: string, key = '', action = '') =>
    `${url}/v2/system/manage/${segment}${key && `/${encodeURIComponent(key)}`}${action}`;
  const send = async (to: string, method: string, body?: unknown): Promise<Record<string, unknown>> => {
    const token = tokenOf(url, email);
    try {
      return await call(to, method, await token, body);
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 401) throw error;
      // Whoever else met it may have begun a new session already.
      if (tokens.get(`${url} ${email}`) === token) tokens.delete(`${url} ${email}`);
      return call(to, method, await tokenOf(url, email), body);
    }
  };
  const inLanguage = (locale?: string) => (locale ? `?locale=${locale}` : '');
  return {
    read: async (segment, key, locale) =>
      (await send(at(segment, key) + inLanguage(locale), 'GET'))['data'] as never,
    create: async (segment, key, data, locale) =>
      void (await send(at(segment), 'POST', { key, data, ...(locale ? { locale } : {}) })),
    change: async (segment, key, version, data, locale) =>
      void (await send(at(segment, key), 'PUT', { version, data, ...(locale ? { locale } : {}) })),
    publish: async (segment, key, locale) =>
      void (await send(at(segment, key, '/publish'), 'POST', locale ? { locale } : {})),
    remove: async (segment, key, locale) =>
      void (await send(at(segment, key) + inLanguage(locale), 'DELETE')),
  };
}

class Refused extends Error {
  readonly status: number;
  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

async function call(
  url: string,
  method: string,
  token?: string,
  body?: unknown,
): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = await response.text();
  if (!response.ok)
    throw new Refused(`${method} ${url} answered ${response.status}: ${answer}`, response.status);
  return JSON.parse(answer) as Record<string, unknown>;
}
