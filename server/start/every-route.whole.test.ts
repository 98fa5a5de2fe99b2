import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { opennessOf } from '#engine/gate/openness.ts';
import { matchRoute } from '#engine/routing/match-route.ts';
import { toClientPlan } from '#renderer/server/client-plan.ts';
import { renderDocument } from '#renderer/server/render-document.ts';
import { cookieNames } from '#schemas/cookies.ts';
import { type Route, routes } from '#schemas/routes.ts';
import { screenAlias } from '#schemas/screen-alias.ts';
import { processingStatuses, statusScreens } from '#schemas/statuses.ts';
import { readConfig } from '#server/config/read-config.ts';
import { sandboxPassword } from '#server/platform/base/secrets/sandbox-accounts.ts';
import { takesNoForms } from '#server/platform/content/forms/form-checker.ts';
import { sites } from '#server/platform/content/sites/index.ts';
import { createPlatform, type Platform } from '#server/platform/platform.ts';
import { cheapHash } from '#server/platform/testing/cheap-hash.ts';
import { createWebHost } from '#server/web/host.ts';
import { createLogger } from '#server/web/logger.ts';
import { registry } from '#widgets/index.ts';
import { createShopEngine } from './testing/shop-engine.ts';

const shell = { beforeLang: '', beforeHead: '', beforeBody: '', afterBody: '', fonts: [] };

let platform: Platform;
let host: Awaited<ReturnType<typeof createWebHost>>;
beforeAll(async () => {
  const site = sites.get('shop');
  if (!site) throw new Error('There is no demo shop.');
  platform = await createPlatform({
    dataDir: 'memory://',
    product: 'loan',
    sandbox: true,
    site,
    checkForm: takesNoForms,
    hashPassword: cheapHash,
    logger: false,
  });
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'fatal' });
  host = await createWebHost({
    config,
    logger: createLogger(config),
    engine: await createShopEngine(platform, () => undefined),
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
  });
}, 120_000);
afterAll(async () => {
  await host.close();
  await platform.close();
});

/** Values of addresses for which the demo shop has something, by template; any other is one it has nothing for. */
const values: Readonly<Record<string, string>> = {
  '/posts/{alias}': '/posts/co-mowi-rrso',
  '/{alias}': '/regulamin',
  '/password-change/{group}': '/password-change/personal',
  '/dev-examples/component-examples/{component?}': '/dev-examples/component-examples/access-notice',
};
const addressOf = ({ path }: Route): string =>
  values[path] ?? path.replace(/\/\{\w+\?\}/, '').replace(/\{\w+\}/g, 'co-to-jest');
const everyRoute = [...routes.map(addressOf), '/nie-ma-takiej-strony'];
/** Whose pages differ by status; on all others the status decides only whether one is led on, which is the gate's law. */
const differing: ReadonlySet<Route['group']> = new Set(['home', 'flow', 'contract', 'account']);
const differingRoutes = routes.filter(({ group }) => differing.has(group)).map(addressOf);

/** One of each kind: on the way, with a loan, being processed, with nothing. */
const lookedAtWhole: readonly string[] = ['filling-form', 'contract', 'screening', 'nothing'];
const statuses = [...Object.keys(statusScreens), ...processingStatuses];

/** The cookies a customer of the sandbox has after signing in. */
async function cookieOf(status: string): Promise<string> {
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/v2/loan/user/login',
    remoteAddress: `10.0.0.${statuses.indexOf(status) + 1}`,
    payload: { email: `${status}@example.com`, password: sandboxPassword },
  });
  const { bearer_token: access } = answer.json<{ data: { bearer_token: string } }>().data;
  return `${cookieNames.access}=${access}`;
}

/** Where an address leads, or what its page says: an empty answer to either question is the fault that is looked for. */
async function look(
  path: string,
  cookie?: string,
): Promise<{ to?: string; heading?: string; text?: string }> {
  const reply = await host.app.inject({ url: path, headers: cookie === undefined ? {} : { cookie } });
  if (reply.statusCode === 301 || reply.statusCode === 302) return { to: String(reply.headers.location) };
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(reply.body) ?? [];
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(main) ?? [];
  const rest = main.replace(/<h1[^>]*>.*?<\/h1>/s, ' ');
  return { heading: wordsOf(heading), text: wordsOf(rest) };
}

const wordsOf = (html: string): string =>
  html
    .replaceAll(/<(script|style|noscript|svg|template)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Of some addresses those that come to rest without a heading or words, or not within three moves. */
async function faultsFor(paths: readonly string[], cookie?: string): Promise<string[]> {
  const found = new Map<string, Promise<Awaited<ReturnType<typeof look>>>>();
  const at = (path: string) => {
    const known = found.get(path) ?? look(path, cookie);
    found.set(path, known);
    return known;
  };
  const faults: string[] = [];
  for (const start of paths) {
    let path = start;
    let seen = await at(path);
    for (let moves = 0; seen.to !== undefined && moves < 3; moves++) {
      path = seen.to;
      seen = await at(path);
    }
    if (seen.to !== undefined) faults.push(`${start} still moves, to ${seen.to}`);
    else if (!seen.heading) faults.push(`${start}: no h1 at ${path}`);
    else if ((seen.text ?? '').length < 20) faults.push(`${start}: only "${seen.text}" at ${path}`);
  }
  return faults;
}

describe('[truth] every route shows a heading and words, or leads to where there are some', () => {
  test('to a visitor who is not signed in', async () => {
    expect(await faultsFor(everyRoute)).toEqual([]);
  });

  test('to a visitor whose session is over', async () => {
    expect(await faultsFor(everyRoute, `${cookieNames.access}=no-longer-known`)).toEqual([]);
  });

  test.each(statuses)('to a customer in %s', async (status) => {
    const paths = lookedAtWhole.includes(status) ? everyRoute : differingRoutes;
    expect(await faultsFor(paths, await cookieOf(status))).toEqual([]);
  });
});

describe('[truth] where customers may be', () => {
  test('every page of the demo sites that can be open while an application runs is', () => {
    for (const [name, { entries }] of sites)
      for (const { kind, key, data } of entries) {
        if (kind !== 'page' || key.startsWith('layout-')) continue;
        const fixed = routes.find((route: Route) => screenAlias(route) === key && route.path !== '/{alias}');
        const path = fixed?.path ?? `/${key}`;
        const route = fixed ?? matchRoute(path)?.route;
        if (!route || opennessOf(route, path) !== 'by-document') continue;
        expect(data, `${name}: ${key}`).toHaveProperty('open_in_any_status', true);
      }
  });

  test('reading, asking and the account stay open through a loan', async () => {
    const cookie = await cookieOf('filling-form');
    const open = ['/faq', '/contacts', '/karta', '/about', '/szukaj', '/dashboard', '/profile-settings'];
    for (const path of [...open, '/password-change', '/posts', '/posts/co-mowi-rrso'])
      expect(await look(path, cookie), path).not.toHaveProperty('to');
    expect(await look('/', cookie)).toEqual({ to: '/application' });
    expect(await look('/active-contract/docs', cookie)).toEqual({ to: '/application' });
  });

  test('a screen that only customers see something on says so, and where to sign in and come back', async () => {
    const closed = ['/counter-offer', '/resale-offer', '/resale-waiting', '/blocked', '/confirm-mobile'];
    for (const path of [...closed, '/confirm-mobile/update', '/verification']) {
      const { body } = await host.app.inject({ url: path });
      expect(body, path).toContain(`/signin?next=${encodeURIComponent(path)}`);
      expect(body, path).toContain('po zalogowaniu');
    }
  });

  test('an expired session says so and leads back', async () => {
    const cookie = `${cookieNames.access}=no-longer-known`;
    const { to = '' } = await look('/profile-settings?tab=2', cookie);
    expect(to).toBe('/signin?next=%2Fprofile-settings%3Ftab%3D2&session=ended');
    const { text = '' } = await look(to);
    expect(text).toContain('Sesja wygasła');
    const { body } = await host.app.inject({ url: to });
    expect(body).toContain('href="/signin/link?next=%2Fprofile-settings%3Ftab%3D2"');
    expect((await look('/signin')).text).not.toContain('Sesja wygasła');
  });
});
