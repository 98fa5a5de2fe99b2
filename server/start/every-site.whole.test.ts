import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Route, routes } from '#schemas/routes.ts';
import { isCatchAll } from '#schemas/screen-alias.ts';
import { sandboxPassword } from '#server/platform/base/secrets/sandbox-accounts.ts';
import { sites } from '#server/platform/content/sites/index.ts';
import { routeFaults, signedInCookie } from './testing/route-faults.ts';
import { openSiteHost, type SiteHost } from './testing/site-host.ts';

/** Every fixed screen but the sandbox's own; where an address needs a value, one that no site has. */
const screens = routes
  .filter((route: Route) => !isCatchAll(route) && route.group !== 'dev')
  .map(({ path }) => path.replace(/\/\{\w+\?\}/, '').replaceAll(/\{\w+\}/g, 'example'));

describe('[truth] fixed screens of a site in several languages, of which Polish is none', () => {
  let host: SiteHost;
  const sample = sites.get('sample');
  const languages = ['en', 'ru', 'uk'];
  const inLanguage = (lang: string) =>
    screens.map((path) => (lang === 'en' ? path : `/${lang}${path === '/' ? '' : path}`));
  beforeAll(async () => {
    if (!sample) throw new Error('There is no sample site.');
    host = await openSiteHost({ site: sample });
  }, 120_000);
  afterAll(() => host.close());

  test.each(languages)('can be used in %s by a visitor who is not signed in', async (lang) => {
    expect(await routeFaults(host, inLanguage(lang), { lang })).toEqual([]);
    expect(host.problems).toEqual([]);
  });

  test.each([
    ['en', 'nothing'],
    ['ru', 'filling-form'],
    ['uk', 'contract'],
  ])('can be used in %s by a customer in %s', async (lang, status) => {
    const email = `${status}@example.com`;
    const cookie = await signedInCookie(host, { email, password: sandboxPassword });
    expect(await routeFaults(host, inLanguage(lang), { lang, cookie })).toEqual([]);
    expect(host.problems).toEqual([]);
  });
});

describe('[truth] fixed screens of a production on an empty database', () => {
  let host: SiteHost;
  beforeAll(async () => {
    host = await openSiteHost({ sandbox: false });
  }, 120_000);
  afterAll(() => host.close());

  test('can be used by a visitor who is not signed in', async () => {
    expect(await routeFaults(host, screens)).toEqual([]);
    expect(host.problems).toEqual([]);
  });

  test('can be used by a customer', async () => {
    const account = { email: 'ola@nowak.example', password: 'correct horse' };
    await host.platform.addCustomer({ ...account, firstname: 'Ola', lastname: 'Nowak', group: 'personal' });
    const cookie = await signedInCookie(host, account);
    expect(await routeFaults(host, screens, { cookie })).toEqual([]);
    expect(host.problems).toEqual([]);
  });
});
