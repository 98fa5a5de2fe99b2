import { afterEach, describe, expect, test } from 'vitest';
import { cookiesOf, held } from '../testing/fake-browser.ts';
import { startSessionSite } from '../testing/session-site.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});
const start = () => startSessionSite('embedded', closers);
const self = '/v2/system/customers/account/self';
const login = '/v2/loan/user/login';

describe('pages of a customer', () => {
  test('[sec 37] are private, depend on the cookie, and never reach the next visitor', async () => {
    const { signIn, fake } = await start();
    const browser = await signIn();
    for (const target of ['/about', '/_plan/about']) {
      await fake.ask(target);
      const own = await browser.get(target);
      expect(own.text).toContain('Hello Anna');
      expect(own.headers['cache-control']).toBe('private, no-store');
      expect(own.headers.vary).toContain('Cookie');
      const next = await fake.ask(target);
      expect(next.text).toContain('Hello nobody');
      expect(next.headers['set-cookie']).toBeUndefined();
    }
  });

  test('[sec 37] the new cookies of a refresh go out with the page that caused it, to that browser alone', async () => {
    const { signIn, accounts, fake } = await start();
    const browser = await signIn();
    accounts.expireAccess();
    const reply = await browser.get('/_plan/about');
    expect(cookiesOf(reply).filter((cookie) => cookie.startsWith('__Host-'))).toHaveLength(2);
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect((await fake.ask('/_plan/about')).headers['set-cookie']).toBeUndefined();
  });

  test('ask the platform once who visits', async () => {
    const { signIn, accounts } = await start();
    const browser = await signIn();
    const before = accounts.count(self);
    await browser.get('/about');
    expect(accounts.count(self) - before).toBe(1);
  });

  test('cookies worth nothing are taken back, and buy no page made anew', async () => {
    const { fake } = await start();
    const cookie = '__Host-mozaika-access=made-up-token';
    for (const _time of [1, 2]) {
      const reply = await fake.ask('/about', { headers: { cookie } });
      expect(reply.text).toContain('Hello nobody');
      expect(reply.headers['cache-control']).toBe('private, no-store');
      expect(cookiesOf(reply)[0]).toMatch(/^__Host-mozaika-access=; Max-Age=0;/);
    }
    expect(fake.visits).toHaveLength(1);
  });
});

test('[truth] the engine learns that a session is over where its visitor has to sign in again, and only there', async () => {
  const { fake } = await start();
  const headers = { cookie: '__Host-mozaika-access=made-up-token' };
  for (const target of ['/dashboard?tab=2', '/_plan/dashboard']) {
    const reply = await fake.ask(target, { headers });
    expect(reply.text).toContain('Hello somebody again');
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect(cookiesOf(reply)[0]).toMatch(/^__Host-mozaika-access=; Max-Age=0;/);
  }
  expect(fake.visits.map(({ url, session }) => [url, session])).toEqual([
    ['/dashboard?tab=2', { kind: 'anonymous', ended: true }],
    ['/dashboard', { kind: 'anonymous', ended: true }],
  ]);
  expect((await fake.ask('/dashboard')).text).toContain('Hello nobody');
});

test('[spec 4] the flags follow what the platform says, and are sent when they change', async () => {
  const { signIn, accounts } = await start();
  accounts.customer.need_change_password = true;
  const browser = await signIn();
  const reply = await browser.get('/about');
  expect(cookiesOf(reply)).toEqual([
    'isUserVerified=true; Max-Age=34560000; Path=/; Secure; SameSite=Lax',
    'isUserNeedChangePassword=true; Max-Age=34560000; Path=/; Secure; SameSite=Lax',
  ]);
  expect(cookiesOf(await browser.get('/about'))).toEqual([]);
  accounts.customer.need_change_password = false;
  await browser.get(self);
  expect(held(browser)).toMatchObject({ isUserNeedChangePassword: 'false' });
  await browser.post('/_session/logout');
  expect(held(browser)).toEqual({ isUserVerified: 'true' });
});

test('who is signed in is told without names in a cookie, and kept by nobody', async () => {
  const { signIn, fake } = await start();
  const browser = await signIn();
  const reply = await browser.get('/_session');
  expect(JSON.parse(reply.text)).toEqual({ data: { signedIn: true, firstname: 'Anna' } });
  expect(reply.headers['cache-control']).toBe('no-store');
  expect([...browser.jar.values()].join()).not.toMatch(/Anna|Nowak|@/);
  expect(JSON.parse((await fake.ask('/_session')).text)).toEqual({ data: { signedIn: false } });
});

describe('[sec 7] another site', () => {
  const own = { 'sec-fetch-site': 'same-origin', 'x-requested-with': 'mozaika' };
  const calls = [
    login,
    '/v2/loan/user/login-by-link',
    '/_session/logout',
    '/v2/system/customers/account/keys',
  ];
  const origins = [
    [
      'a form',
      { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain', origin: 'https://evil.example' },
    ],
    ['a sandboxed frame', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    ['a sibling site', { ...own, 'sec-fetch-site': 'same-site' }],
    ['a script that forges the header', { ...own, 'sec-fetch-site': 'cross-site' }],
    ['an old browser', { origin: 'https://evil.example', 'x-requested-with': 'mozaika' }],
    ['a browser that tells nothing', { 'content-type': 'application/x-www-form-urlencoded' }],
  ] as const;
  for (const path of calls)
    test.each(origins)(`neither signs in nor out by ${path}: %s`, async (_who, headers) => {
      const { fake, signIn, seen } = await start();
      const browser = await signIn();
      const before = seen.length;
      // The browser sends Lax cookies along with a top-level form only by GET; with them or without makes no difference.
      const cookie = [...browser.jar].map((pair) => pair.join('=')).join('; ');
      const body = '{"email":"mallory@example.com","password":"right","x":"="}';
      const withCookie = await fake.ask(path, { method: 'POST', headers: { ...headers, cookie }, body });
      expect([withCookie.status, cookiesOf(withCookie)]).toEqual([403, []]);
      // Without a session there is nothing to lose but the choice of whose session it becomes.
      if (path !== '/v2/system/customers/account/keys') {
        const without = await fake.ask(path, { method: 'POST', headers, body });
        expect([without.status, cookiesOf(without)]).toEqual([403, []]);
      }
      expect(seen.length).toBe(before);
    });
});

test('[sec 8] a GET neither signs in nor out nor creates', async () => {
  const { fake, signIn, seen } = await start();
  const browser = await signIn();
  const cookie = [...browser.jar].map((pair) => pair.join('=')).join('; ');
  const before = seen.length;
  const link = { headers: { cookie, 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' } };
  const statuses = [
    (await fake.ask('/v2/loan/application/status?app=1', link)).status,
    (await fake.ask(`${login}?email=a&password=right`, link)).status,
    (await fake.ask('/v2/system/customers/authorization/refresh', link)).status,
  ];
  expect(statuses).toEqual([403, 404, 404]);
  expect(seen.length).toBe(before);
  await fake.ask('/_session/logout', link);
  expect((await browser.get(self)).status).toBe(200);
});

describe('uploads', () => {
  const upload = '/v2/forms/contact/files';
  const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024, 'x');
  const own = {
    'sec-fetch-site': 'same-origin',
    'x-requested-with': 'mozaika',
    'content-type': 'multipart/form-data; boundary=x',
  };

  test.each([
    ['12 MB, length named', upload, 12, {}, 200],
    ['12 MB, chunked', upload, 12, { 'transfer-encoding': 'chunked' }, 200],
    ['51 MB, length named', upload, 51, {}, 413],
    ['51 MB, chunked', upload, 51, { 'transfer-encoding': 'chunked' }, 413],
    ['12 MB to another call', '/v2/loan/feedback', 12, {}, 413],
  ])('%s', async (_what, path, size, headers, status) => {
    const { fake } = await startSessionSite('remote', closers, (_request, response) => response.end('{}'));
    const reply = await fake.ask(path, {
      method: 'POST',
      headers: { ...own, ...headers },
      body: megabytes(size),
    });
    expect(reply.status).toBe(status);
  });

  test('in a session every other body is held to 2 MB before it is kept', async () => {
    const { signIn, fake, seen } = await start();
    const browser = await signIn();
    const cookie = [...browser.jar].map((pair) => pair.join('=')).join('; ');
    const before = seen.length;
    const headers = { ...own, cookie, 'transfer-encoding': 'chunked' };
    const reply = await fake.ask('/v2/loan/feedback', { method: 'POST', headers, body: megabytes(3) });
    expect([reply.status, seen.length]).toEqual([413, before]);
  });
});
