import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SiteExport } from '#server/platform/content/seed.ts';

/** Another platform that speaks the same wire: written against the specification alone, it shares no code with ours. */
export interface ForeignPlatform {
  readonly url: string;
  /** Changes a stored piece of content; the next answer carries another cache token. */
  put(kind: string, key: string, data: unknown): void;
  /** Answers every call with this status and body, until called with null. */
  failWith(failure: { status: number; body: unknown } | null): void;
  close(): Promise<void>;
}

/** Serves a site from memory on a free loopback port. Knows one language, the site's own. */
export async function startForeignPlatform(site: SiteExport): Promise<ForeignPlatform> {
  const entries = new Map(site.entries.map((entry) => [`${entry.kind} ${entry.key}`, entry.data]));
  let token = 1;
  let failure: { status: number; body: unknown } | null = null;

  const get = (kind: string, key: string) => entries.get(`${kind} ${key}`);
  const all = (kind: string) =>
    [...entries].filter(([name]) => name.startsWith(`${kind} `)).map(([, data]) => data);

  const answer = async (request: IncomingMessage): Promise<{ status: number; data?: unknown }> => {
    const url = new URL(request.url ?? '/', 'http://foreign.invalid');
    const [, area = '', name = '', rest = ''] =
      /^\/v2\/(system|carousel|custom)\/([^/]+)(?:\/(.+))?$/.exec(url.pathname) ?? [];
    const found = (data: unknown) => (data === undefined ? { status: 404 } : { status: 200, data });
    if (area === 'carousel') return found(get('carousel', name));
    if (area === 'custom')
      return rest
        ? found(get('custom-entity', `${name}/${rest}`))
        : found(all('custom-entity').filter((item) => (item as { type: string }).type === name));
    switch (name) {
      case 'languages':
        return found(all('language'));
      case 'i18n':
        return found(Object.assign({}, ...all('texts')));
      case 'configs':
        return found(get('config', rest));
      case 'blocks':
        return found(get('view-block', rest));
      case 'pages':
        return found(get('page', rest));
      case 'menu':
        return rest
          ? found(get('menu', rest))
          : found(
              Object.fromEntries(
                (url.searchParams.get('only') ?? '')
                  .split(',')
                  .flatMap((key) => (get('menu', key) ? [[key, get('menu', key)]] : [])),
              ),
            );
      case 'lookups':
        return found(get('lookup', rest));
      case 'snippets':
        return found({ head: '', body_begin: '', body_end: '' });
      case 'seo-rule':
      case 'redirect-rule':
        return { status: 200, data: null };
      default:
        return { status: 404 };
    }
  };

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    request.resume();
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json', 'cache-token': `foreign-${token}` });
      response.end(JSON.stringify(body));
    };
    if (failure) return send(failure.status, failure.body);
    answer(request).then(
      ({ status, data }) => send(status, status === 200 ? { data } : { error: { message: 'Not found' } }),
      (error: unknown) => send(500, { error: { message: String(error) } }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    put: (kind, key, data) => {
      entries.set(`${kind} ${key}`, data);
      token++;
    },
    failWith: (next) => {
      failure = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
