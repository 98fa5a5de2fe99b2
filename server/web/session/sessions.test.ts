import { afterEach, describe, expect, test } from 'vitest';
import { cookiesOf, held } from '../testing/fake-browser.ts';
import { startSessionSite } from '../testing/session-site.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

const customers = '/v2/system/customers';
const self = `${customers}/account/self`;
const refresh = `${customers}/authorization/refresh`;
const logout = `${customers}/authorization/logout`;
const login = '/v2/loan/user/login';
const right = { email: 'anna@example.com', password: 'right' };
const access = '__Host-mozaika-access';
const refreshCookie = '__Host-mozaika-refresh';

describe.each(['embedded', 'remote'] as const)('over the %s platform', (kind) => {
  const start = () => startSessionSite(kind, closers);

  test('[sec 2] a sign-in sets __Host- cookies that only https and only the server can read', async () => {
    const { openBrowser } = await start();
    const reply = await openBrowser().post(login, right);
    expect(cookiesOf(reply).map((cookie) => cookie.replace(/=[^;]+/, ''))).toEqual([
      `${access}; Max-Age=3600; Path=/; HttpOnly; Secure; SameSite=Lax`,
      `${refreshCookie}; Max-Age=43200; Path=/; HttpOnly; Secure; SameSite=Lax`,
    ]);
  });

  test('[sec 1] the browser learns who signed in, and no token of any answer about accounts', async () => {
    const { openBrowser } = await start();
    const browser = openBrowser();
    const signedIn = await browser.post(login, right);
    expect(JSON.parse(signedIn.text)).toEqual({
      data: { firstname: 'Anna', lastname: 'Nowak', email: 'anna@example.com' },
    });
    const answers = [
      signedIn,
      await browser.get(self),
      await browser.get('/_session'),
      await browser.get(`${customers}/account/profile-update/personal`),
      await browser.get('/about'),
      await browser.get('/_plan/about'),
    ];
    for (const { text } of answers) expect(text).not.toMatch(/access-\d|refresh-\d|signature|token/);
    expect(JSON.parse((await browser.get(self)).text)).toMatchObject({ data: { deep: [{}], id: 'c1' } });
  });

  test('[sec 1] an answer about accounts that cannot be read is not passed on', async () => {
    for (const [headers, body, status] of [
      [{ 'content-type': 'text/html' }, 'token=secret-token-1', 502],
      [{ 'content-type': 'application/json', 'content-encoding': 'x-own' }, 'secret-token-1', 502],
      [{}, `"${'x'.repeat(3 * 1024 * 1024)}secret-token-1"`, 502],
    ] as const) {
      const { openBrowser } = await startSessionSite(kind, closers, (_request, response) =>
        response.writeHead(200, headers).end(body),
      );
      const reply = await openBrowser().post(login, right);
      expect([reply.status, reply.text.includes('secret')]).toEqual([status, false]);
      expect(cookiesOf(reply)).toEqual([]);
    }
  });

  test('a proved code may sign in; its other half, the refresh, is no call for browsers', async () => {
    const { openBrowser, accounts, signIn } = await start();
    const browser = openBrowser();
    await browser.post('/v2/loan/user/register', { email: 'anna@example.com' });
    expect(held(browser)).toEqual({ verifyContactValue: 'anna@example.com' });
    const proved = await browser.post(`${customers}/contacts/verify`, { contact: 'a', code: '123456' });
    expect(JSON.parse(proved.text)).toMatchObject({ data: { firstname: 'Anna' } });
    expect([...browser.jar.keys()]).toEqual([access, refreshCookie]);
    const other = await signIn();
    const calls = [await other.post(refresh, { refresh_token: 'x' }), await other.post(logout)];
    expect(calls.map(({ status }) => status)).toEqual([404, 404]);
    expect([accounts.count(refresh), accounts.count(logout)]).toEqual([0, 0]);
  });

  test('[sec 3] a sign-in brings new tokens and ends the session this browser had', async () => {
    const { signIn, accounts, fake } = await start();
    const browser = await signIn();
    const before = new Map(browser.jar);
    await browser.post(`${customers}/authorization/login/partner`, right);
    expect(accounts.count(logout)).toBe(1);
    expect(browser.jar.get(access)).not.toBe(before.get(access));
    expect(browser.jar.get(refreshCookie)).not.toBe(before.get(refreshCookie));
    const cookie = `${access}=${before.get(access)}`;
    expect((await fake.ask(self, { headers: { cookie } })).status).toBe(401);
    expect((await browser.get(self)).status).toBe(200);
  });

  test('[sec 3] the session of before is not what signs in, and a wrong password does not end it', async () => {
    const { signIn, seen } = await start();
    const browser = await signIn();
    const reply = await browser.post(login, { ...right, password: 'wrong' });
    expect([reply.status, cookiesOf(reply)]).toEqual([401, []]);
    expect(seen.at(-1)?.headers.authorization).toBeUndefined();
    expect((await browser.get(self)).status).toBe(200);
  });

  test('[sec 4] a sign-out ends the session on the platform: the old cookies open nothing', async () => {
    const { signIn, fake, accounts } = await start();
    const browser = await signIn();
    const cookie = [...browser.jar].map((pair) => pair.join('=')).join('; ');
    expect((await browser.post('/_session/logout')).status).toBe(200);
    expect(held(browser)).toEqual({});
    expect(accounts.count(logout)).toBe(1);
    const replayed = await fake.ask(self, { headers: { cookie } });
    expect(replayed.status).toBe(401);
    expect((await fake.ask('/about', { headers: { cookie } })).text).toContain('Hello nobody');
  });

  test('[sec 4] so does one after the access cookie went, and one everywhere', async () => {
    const { signIn, fake } = await start();
    const [first, second] = [await signIn(), await signIn()];
    first.jar.delete(access);
    const stolen = `${refreshCookie}=${first.jar.get(refreshCookie)}`;
    await first.post('/_session/logout');
    expect((await fake.ask(self, { headers: { cookie: stolen } })).status).toBe(401);
    expect((await second.get(self)).status).toBe(200);
    const third = await signIn();
    await third.post('/_session/logout', { everywhere: true });
    expect((await second.get(self)).status).toBe(401);
  });

  test('[sec 4] a platform that is down does not keep a browser signed in', async () => {
    const { signIn, accounts } = await start();
    const browser = await signIn();
    accounts.down = true;
    expect((await browser.post('/_session/logout')).status).toBe(200);
    expect(browser.jar.has(access)).toBe(false);
    expect((await browser.post('/_session/logout', { everywhere: true })).status).toBe(200);
  });

  test.each([
    ['idle for more than 15 minutes', [16]],
    ['older than 12 hours, however busy', Array.from({ length: 73 }, () => 10)],
  ])('[sec 5] the edge follows the platform that ends a session %s', async (_why, steps) => {
    const { signIn, accounts } = await start();
    const browser = await signIn();
    for (const minutes of steps.slice(0, -1)) {
      accounts.now += minutes * 60_000;
      expect((await browser.get(self)).status).toBe(200);
    }
    accounts.now += (steps.at(-1) ?? 0) * 60_000;
    expect((await browser.get('/about')).text).toContain('Hello nobody');
    expect([browser.jar.has(access), browser.jar.has(refreshCookie)]).toEqual([false, false]);
  });

  test('[sec 6] twenty calls with an expired token make one refresh', async () => {
    const { signIn, accounts } = await start();
    const browser = await signIn();
    accounts.expireAccess();
    const cookie = [...browser.jar].map((pair) => pair.join('=')).join('; ');
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => browser.get(i % 2 ? self : '/_session', { cookie })),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(accounts.count(refresh)).toBe(1);
    // One that left the browser before the new cookies came is answered from the same refresh.
    expect((await browser.get(self, { cookie })).status).toBe(200);
    expect(accounts.count(refresh)).toBe(1);
  });

  test('[sec 6] a refresh token that comes again later ends the session', async () => {
    const { signIn, accounts } = await start();
    const browser = await signIn();
    const cookie = `${refreshCookie}=${browser.jar.get(refreshCookie)}`;
    accounts.expireAccess();
    await browser.get(self);
    accounts.now += 10_001;
    expect((await browser.get(self, { cookie })).status).toBe(401);
    expect((await browser.get(self)).status).toBe(401);
  });

  test('[sec 6] the body of a write is sent again after the refresh, once', async () => {
    const { signIn, accounts, seen } = await start();
    const browser = await signIn();
    accounts.expireAccess();
    const path = `${customers}/account/profile-update/personal`;
    expect((await browser.post(path, { firstname: 'Żaneta' })).status).toBe(200);
    const sent = seen.filter(({ url }) => url === path);
    expect(sent.map(({ body }) => body)).toEqual(['{"firstname":"Żaneta"}', '{"firstname":"Żaneta"}']);
  });

  test('[sec 6] without an access cookie the refresh comes first, for uploads and pages too', async () => {
    const { signIn, accounts, seen } = await start();
    const browser = await signIn();
    browser.jar.delete(access);
    const path = `${customers}/account/profile-update/personal/files`;
    expect((await browser.post(path, 'a file')).status).toBe(200);
    expect(seen.filter(({ url }) => url === path)).toHaveLength(1);
    browser.jar.delete(access);
    expect((await browser.get('/about')).text).toContain('Hello Anna');
    expect([browser.jar.has(access), accounts.count(refresh)]).toEqual([true, 2]);
  });

  test('[sec 6] an upload that met an expired token is to be sent again; the session goes on', async () => {
    const { signIn, accounts } = await start();
    const browser = await signIn();
    accounts.expireAccess();
    const path = `${customers}/account/profile-update/personal/files`;
    const first = await browser.post(path, 'a file');
    expect([first.status, JSON.parse(first.text)]).toMatchObject([409, { error: { code: 'send_again' } }]);
    expect((await browser.post(path, 'a file')).status).toBe(200);
  });

  test('[spec 4] while the platform is down a customer stays one, and keeps the cookies', async () => {
    const { signIn, accounts } = await start();
    const browser = await signIn();
    accounts.down = true;
    expect((await browser.get('/about')).text).toContain('Hello customer');
    browser.jar.delete(access);
    expect((await browser.get('/about')).text).toContain('Hello customer');
    expect((await browser.get(self)).status).toBe(502);
    expect(browser.jar.has(refreshCookie)).toBe(true);
  });

  test('[sec 17] with a session cookie the own Authorization of a caller counts for nothing', async () => {
    const { signIn, seen, fake } = await start();
    const browser = await signIn();
    await browser.get(self, { authorization: 'Bearer forged-token' });
    expect(seen.at(-1)?.headers.authorization).toBe(`Bearer ${browser.jar.get(access)}`);
    await fake.ask(self, { headers: { authorization: 'Bearer own-token', cookie: 'a=b' } });
    expect(seen.at(-1)?.headers.authorization).toBe('Bearer own-token');
  });

  test.each([
    `${access}=a b`,
    `${access}=x`,
    `${access}=%0d%0aevil:1`,
    `${access}=`,
    '__Host-mozaika-other=abcdefgh',
  ])('[sec 17] the cookie %j is no session, and nobody is asked about it', async (cookie) => {
    const { fake, seen } = await start();
    expect((await fake.ask('/about', { headers: { cookie } })).text).toContain('Hello nobody');
    expect(seen).toEqual([]);
  });
});
