import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { opennessOf } from '#engine/gate/openness.ts';
import { matchRoute } from '#engine/routing/match-route.ts';
import { cookieNames } from '#schemas/cookies.ts';
import { type Route, routes } from '#schemas/routes.ts';
import { screenAlias } from '#schemas/screen-alias.ts';
import { processingStatuses, statusScreens } from '#schemas/statuses.ts';
import { sandboxPassword } from '#server/platform/base/secrets/sandbox-accounts.ts';
import { sites } from '#server/platform/content/sites/index.ts';
import { lookAt, routeFaults, signedInCookie } from './testing/route-faults.ts';
import { openSiteHost, type SiteHost } from './testing/site-host.ts';

let host: SiteHost;
beforeAll(async () => {
  const site = sites.get('shop');
  if (!site) throw new Error('There is no demo shop.');
  host = await openSiteHost({ site });
}, 120_000);
afterAll(() => host.close());

/** Values of addresses for which the demo shop has something, by template; any other is one it has nothing for. */
const values: Readonly<Record<string, string>> = {
  '/posts/{alias}': '/posts/co-mowi-rrso',
  '/{alias}': '/regulamin',
  '/password-change/{group}': '/password-change/personal',
  '/dev-examples/component-examples/{component?}': '/dev-examples/component-examples/access-notice',
};
const addressOf = ({ path }: Route): string =>
  values[path] ?? path.replace(/\/\{\w+\?\}/, '').replace(/\{\w+\}/g, 'co-to-jest');
const everyRoute = [
  ...routes.map(addressOf),
  '/nie-ma-takiej-strony',
  '/password-change/nie-ma-takiej-grupy',
];
/** Whose pages differ by status; on all others the status decides only whether one is led on, which is the gate's law. */
const differing: ReadonlySet<Route['group']> = new Set(['home', 'flow', 'contract', 'account']);
const differingRoutes = routes.filter(({ group }) => differing.has(group)).map(addressOf);

/** One of each kind: on the way, with a loan, being processed, with nothing. */
const lookedAtWhole: readonly string[] = ['filling-form', 'contract', 'screening', 'nothing'];
const statuses = [...Object.keys(statusScreens), ...processingStatuses];

const cookieOf = (status: string) =>
  signedInCookie(host, { email: `${status}@example.com`, password: sandboxPassword });

const faultsFor = (paths: readonly string[], cookie?: string) => routeFaults(host, paths, { cookie });
const look = (path: string, cookie?: string) => lookAt(host, path, cookie);

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
