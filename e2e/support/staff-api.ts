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

export async function signInStaff(url: string, email = 'publisher@example.com'): Promise<StaffApi> {
  const token = await namedStep(signInStep, () => tokenOf(url, email));
  const at = (segment: string, key = '', action = '') =>
    `${url}/v2/system/manage/${segment}${key && `/${encodeURIComponent(key)}`}${action}`;
  return {
    read: async (segment, key, locale) =>
      (await call(at(segment, key) + (locale ? `?locale=${locale}` : ''), 'GET', token))['data'] as never,
    create: async (segment, key, data, locale) =>
      void (await call(at(segment), 'POST', token, { key, data, ...(locale ? { locale } : {}) })),
    change: async (segment, key, version, data, locale) =>
      void (await call(at(segment, key), 'PUT', token, { version, data, ...(locale ? { locale } : {}) })),
    publish: async (segment, key, locale) =>
      void (await call(at(segment, key, '/publish'), 'POST', token, locale ? { locale } : {})),
    remove: async (segment, key, locale) =>
      void (await call(at(segment, key) + (locale ? `?locale=${locale}` : ''), 'DELETE', token)),
  };
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
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${answer}`);
  return JSON.parse(answer) as Record<string, unknown>;
}
