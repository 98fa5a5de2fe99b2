import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toClientPlan } from '#renderer/server/client-plan.ts';
import { renderDocument } from '#renderer/server/render-document.ts';
import { cookieNames } from '#schemas/cookies.ts';
import { routes } from '#schemas/routes.ts';
import { readConfig } from '#server/config/read-config.ts';
import { sandboxPassword } from '#server/platform/base/secrets/sandbox-accounts.ts';
import { takesNoForms } from '#server/platform/content/forms/form-checker.ts';
import type { SiteExport } from '#server/platform/content/seed.ts';
import { sites } from '#server/platform/content/sites/index.ts';
import { createPlatform, type Platform } from '#server/platform/platform.ts';
import { cheapHash } from '#server/platform/testing/cheap-hash.ts';
import { createWebHost } from '#server/web/host.ts';
import { createLogger } from '#server/web/logger.ts';
import { ask as askPort } from '#server/web/testing/fake-host.ts';
import { registry } from '#widgets/index.ts';
import { createShopEngine } from './testing/shop-engine.ts';

const shell = { beforeLang: '', beforeHead: '', beforeBody: '', afterBody: '', fonts: [] };
const cdnOfTests = { CDN_PURGE_URL: 'http://127.0.0.1:9/purge', CDN_PURGE_KEY: 'secret-of-the-cdn' };

/** The demo shop in two languages, with a page for customers only and rules that lead on, one of them by its beginning. */
const page = (key: string, more: Record<string, unknown>) => ({
  kind: 'page' as const,
  key,
  data: { alias: key, title: key, layout: 'default', blocks: [], ...more },
});
const rule = (key: string, url: string, to: string) => ({
  kind: 'redirect-rule' as const,
  key,
  data: { url, url_to: to, permanent: false },
});
const more: SiteExport['entries'] = [
  {
    kind: 'language',
    key: 'en',
    data: {
      id: '357aef5b-4a49-4428-a8b8-f740ac0d6310',
      code: 'en',
      title: 'English',
      locale: 'en',
      selftitle: 'English',
      is_default: false,
      short_title: 'EN',
    },
  },
  page('klub', { access: 'customer' }),
  page('kanaly', {
    blocks: [
      { id: 'all', type: 'rich-text', props: { html: '<p>Dla wszystkich</p>' } },
      {
        id: 'some',
        type: 'rich-text',
        props: { html: '<p>Z reklamy</p>' },
        visibility: { channels: ['reklama'] },
      },
    ],
  }),
  rule('akcje', '/akcje/*', '/kanaly?utm_source=reklama'),
];

let platform: Platform;
const customers: string[] = [];
beforeAll(async () => {
  platform = await createPlatform({
    dataDir: 'memory://',
    product: 'loan',
    sandbox: true,
    site: { name: 'shared', entries: [...(sites.get('shop')?.entries ?? []), ...more] },
    checkForm: takesNoForms,
    hashPassword: cheapHash,
    logger: false,
  });
  for (const status of ['nothing', 'contract']) {
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/v2/loan/user/login',
      payload: { email: `${status}@example.com`, password: sandboxPassword },
    });
    const { bearer_token: access } = answer.json<{ data: { bearer_token: string } }>().data;
    customers.push(`${cookieNames.access}=${access}`);
  }
}, 120_000);
afterAll(() => platform.close());

/** Every answer of a run is of one moment. */
const moment = Date.now();

/** A server that has answered nothing yet: engine, page cache and edge of its own over the same content. */
async function startServer() {
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'fatal', ...cdnOfTests });
  const host = await createWebHost({
    config,
    logger: createLogger(config),
    engine: await createShopEngine(platform, () => undefined, { now: () => moment }),
    renderer: {
      document: async ({ plan }) => {
        if (!plan) throw new Error('A problem without a plan has no screen.');
        const { body } = renderDocument(plan, { registry, shell, viewChunks: () => [] });
        return { status: plan.status, body, scriptHashes: [], scriptHosts: [], styleHashes: [] };
      },
      clientPlan: (plan) => toClientPlan(plan, registry).plan,
    },
    platform: { kind: 'embedded', app: platform.app },
    assetsDir: '/nonexistent',
    publicDir: '/nonexistent',
    onContentChange: () => undefined,
    isWarm: () => true,
    now: () => moment,
  });
  await host.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = host.app.server.address() as AddressInfo;
  const ask = async (visitor: Visitor, more: Record<string, string> = {}) => {
    const { method, target } = visitor;
    return plainly(await askPort(port, target, { method, headers: { ...headersOf(visitor), ...more } }));
  };
  return { ask, [Symbol.asyncDispose]: () => host.close() };
}

interface Visitor {
  readonly method: string;
  readonly target: string;
  readonly headers: Record<string, string>;
  /** A number stands for a customer, whose token the platform makes at the start of the tests. */
  readonly cookie: string | number | null;
}
function headersOf({ headers, cookie }: Visitor): Record<string, string> {
  const line = typeof cookie === 'number' ? customers[cookie] : cookie;
  return line ? { ...headers, cookie: line } : headers;
}

/** An answer without what names the one request it was given to, and however its bytes came. */
function plainly({ status, headers, bytes, text }: Awaited<ReturnType<typeof askPort>>) {
  const { date: _, 'x-request-id': __, 'content-length': ___, 'transfer-encoding': ____, ...rest } = headers;
  const body =
    headers['content-encoding'] === 'gzip' && bytes.length > 0 ? gunzipSync(bytes).toString() : text;
  return { status, headers: rest, body: body.replace(/<small>[\w-]+<\/small>/, '') };
}
type Answered = ReturnType<typeof plainly>;

/** A cache that follows docs/cdn.md, in front of a server. */
function throughCdn(ask: (visitor: Visitor) => Promise<Answered>) {
  const kept = new Map<string, Answered>();
  return async (visitor: Visitor): Promise<Answered> => {
    const { cookie = '', 'accept-encoding': coding = '' } = headersOf(visitor);
    if (cookie.includes('__Host-') || cookie.includes(cookieNames.plainCart)) return ask(visitor);
    const key = `${visitor.method} ${visitor.target} ${coding}`;
    const answer = kept.get(key) ?? (await ask(visitor));
    if (/max-age=[1-9]/.test(String(answer.headers['surrogate-control']))) kept.set(key, answer);
    return answer;
  };
}

const anyPath = fc
  .record({
    plan: fc.constantFrom('', '', '/_plan'),
    locale: fc.constantFrom('', '', '/pl', '/en', '/xx'),
    path: fc.oneof(
      fc
        .constantFrom(...routes.map(({ path }) => path))
        .map((path) => path.replace(/\/\{\w+\?\}/, '').replace(/\{\w+\}/g, 'co-to-jest')),
      fc.constantFrom(
        ...['/', '/faq', '/cart', '/signin', '/signin/one-click', '/klub', '/kanaly', '/posts', '/szukaj'],
        ...['/category/sprzet-agd', '/category/sprzet-agd', '/stara-oferta', '/akcje/lato', '/nie-ma'],
        ...['/posts/co-mowi-rrso', '/authlink/abc', '/password/update', '/%66aq', '/%zz', '/a/b/c'],
      ),
    ),
    end: fc.constantFrom('', '', '/', '//'),
  })
  .map(({ plan, locale, path, end }) => `${plan}${locale}${path}${end}`.replace(/^$/, '/'));

const anyQuery = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'page',
        'sort',
        'token',
        'next',
        'utm_source',
        'gclid',
        'item',
        'q',
        'session',
        'price',
      ),
      fc.constantFrom(
        '',
        '1',
        '2',
        '-7',
        'reklama',
        'price_asc',
        'SECRET',
        '/klub',
        '1~2',
        'ended',
        '%41',
        'a',
      ),
    ),
    { maxLength: 2 },
  )
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));

const anyHeaders = fc.record(
  {
    'accept-language': fc.constantFrom('pl', 'en', 'uk,en;q=0.5'),
    'accept-encoding': fc.constantFrom('gzip', 'identity'),
    host: fc.constantFrom('shop.example', 'evil.example'),
    'x-forwarded-host': fc.constant('evil.example'),
    'x-forwarded-for': fc.constant('7.7.7.7'),
    referer: fc.constant('https://evil.example/?token=SECRET'),
    'user-agent': fc.constantFrom('Googlebot', 'Mozilla/5.0'),
  },
  { requiredKeys: [] },
);

const anyCookie = fc.oneof(
  { weight: 5, arbitrary: fc.constant(null) },
  fc.constantFrom<(string | number)[]>(
    0,
    1,
    `${cookieNames.access}=no-longer-known`,
    `${cookieNames.plainCart}=x`,
    'utm-parameters=reklama',
  ),
);

/** Two visitors of one path: what they differ in is what the answer of one could hold of the other. */
const anyVisitor = {
  method: fc.constantFrom('GET', 'GET', 'HEAD'),
  query: anyQuery,
  headers: anyHeaders,
  cookie: anyCookie,
};
const anyTwo = fc
  .record({ path: anyPath, one: fc.record(anyVisitor), other: fc.record(anyVisitor) })
  .map(({ path, one, other }): [Visitor, Visitor] => {
    const visitor = ({ query, ...rest }: typeof one) => ({
      ...rest,
      target: query === '' ? path : `${path}?${query}`,
    });
    return [visitor(one), visitor(other)];
  });

/** The entity tag without the coding it is of. */
const digestOf = (answer: Answered | undefined) => answer?.headers.etag?.replace(/-\w+"$/, '');

/** What a visitor is answered whom nobody came before. */
async function answerAlone(visitor: Visitor): Promise<Answered> {
  await using server = await startServer();
  return await server.ask(visitor);
}

describe('[sec 37] property: an answer holds nothing of another request', () => {
  test('whoever came before, or at the same time, each visitor is answered as if there were nobody else', async () => {
    await fc.assert(
      fc.asyncProperty(anyTwo, async ([one, other]) => {
        const expected = [await answerAlone(one), await answerAlone(other)];
        {
          await using server = await startServer();
          const ask = throughCdn(server.ask);
          expect([await ask(one), await ask(other)]).toEqual(expected);
          // By now from what caches keep; then as one who holds the other's copy.
          expect([await server.ask(one), await server.ask(other)]).toEqual(expected);
          const held = expected[0]?.headers.etag;
          const renewed = await server.ask(other, held === undefined ? {} : { 'if-none-match': held });
          if (renewed.status === 304) expect(digestOf(expected[1])).toEqual(digestOf(expected[0]));
          else expect(renewed).toEqual(expected[1]);
        }
        {
          await using server = await startServer();
          const ask = throughCdn(server.ask);
          expect([await ask(other), await ask(one)]).toEqual(expected.toReversed());
        }
        await using server = await startServer();
        expect(await Promise.all([server.ask(one), server.ask(other)])).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });
});
