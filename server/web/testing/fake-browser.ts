import { parseCookie, parseSetCookie } from 'cookie';
import type { Ask, Reply } from './fake-host.ts';

/** A browser as far as cookies go: keeps what it is told, sends what it holds, and says that its page is ours. */
export interface FakeBrowser {
  readonly jar: Map<string, string>;
  get(target: string, headers?: Record<string, string>): Promise<Reply>;
  post(target: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
}

export function fakeBrowser(
  ask: (target: string, request?: Ask) => Promise<Reply>,
  jar = new Map<string, string>(),
) {
  const send = async (target: string, request: Ask): Promise<Reply> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await ask(target, {
      ...request,
      headers: {
        'sec-fetch-site': 'same-origin',
        'x-requested-with': 'mozaika',
        ...(cookie !== '' && { cookie }),
        ...request.headers,
      },
    });
    for (const text of reply.headers['set-cookie'] ?? []) keep(jar, text);
    return reply;
  };
  const browser: FakeBrowser = {
    jar,
    get: (target, headers = {}) => send(target, { headers }),
    post: (target, body = {}, headers = {}) =>
      send(target, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
  };
  return browser;
}

function keep(jar: Map<string, string>, text: string): void {
  const { name, maxAge } = parseSetCookie(text);
  if (maxAge !== undefined && maxAge <= 0) jar.delete(name);
  // As it stands on the wire: browsers do not decode values.
  else jar.set(name, text.slice(name.length + 1).split(';')[0] ?? '');
}

/** The cookies a reply sets, as they stand in its headers. */
export const cookiesOf = (reply: Reply): readonly string[] => reply.headers['set-cookie'] ?? [];

/** Cookies by name with decoded values. */
export const held = ({ jar }: FakeBrowser): Record<string, string | undefined> => ({
  ...parseCookie([...jar].map(([name, value]) => `${name}=${value}`).join('; ')),
});
