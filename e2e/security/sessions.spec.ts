import type { Page } from '@playwright/test';
import { expect, test } from '../support/own-site.ts';
import { signInAs } from '../support/sign-in.ts';

const accessCookie = '__Host-mozaika-access';

/** Collects the text of every answer the browser gets that is not a picture or a font. */
function watchAnswers(page: Page): () => Promise<readonly { url: string; text: string }[]> {
  const answers: Promise<{ url: string; text: string }>[] = [];
  page.on('response', (response) => {
    if (!['document', 'fetch', 'xhr', 'script'].includes(response.request().resourceType())) return;
    const url = response.url();
    // A redirect has no body.
    answers.push(
      response.text().then(
        (text) => ({ url, text }),
        () => ({ url, text: '' }),
      ),
    );
  });
  return () => Promise.all(answers);
}

/** Everything scripts of a page can read: cookies, storages, the document, the caches. */
const readable = (page: Page) =>
  page.evaluate(async () => {
    const stored = [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage }));
    return [document.cookie, ...stored, document.documentElement.outerHTML, ...(await caches.keys())].join(
      '\n',
    );
  });

test('[sec 1] no token reaches the code of a page: storages, HTML and answers', async ({ page, context }) => {
  const answers = watchAnswers(page);
  await page.goto('/about');
  await signInAs(page, 'nothing');
  await page.goto('/');
  await page.goto('/info');
  await page.evaluate(() => fetch('/v2/system/customers/account/self').then((answer) => answer.text()));
  await page.evaluate(() => fetch('/_plan/').then((answer) => answer.text()));
  const secrets = (await context.cookies())
    .filter(({ name }) => name.startsWith('__Host-'))
    .map(({ value }) => value);
  expect(secrets).toHaveLength(2);
  const seen = await readable(page);
  const texts = await answers();
  expect(texts.length).toBeGreaterThan(5);
  for (const secret of secrets) {
    expect(seen).not.toContain(secret);
    for (const { url, text } of texts) expect(text.includes(secret), url).toBe(false);
  }
  for (const { url, text } of texts.filter(({ url: address }) => address.includes('/v2/')))
    expect(text, url).not.toMatch(/"(\w+_)?token"|"signature"|eyJ[\w-]+\./);
});

test('[sec 2] the browser keeps the session in __Host- cookies that scripts cannot read', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await signInAs(page, 'nothing');
  const cookies = (await context.cookies()).filter(({ name }) => name.startsWith('__Host-'));
  for (const cookie of cookies)
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
  expect(await page.evaluate(() => document.cookie)).not.toContain('__Host-');
});

test('[sec 3] each sign-in is a session of its own, and ends the one before', async ({
  page,
  context,
  ownSite,
}) => {
  await page.goto('/about');
  await signInAs(page, 'nothing');
  const first = (await context.cookies()).find(({ name }) => name === accessCookie)?.value ?? '';
  await signInAs(page, 'nothing');
  const second = (await context.cookies()).find(({ name }) => name === accessCookie)?.value ?? '';
  expect(second).not.toBe(first);
  const ask = async (token: string) => {
    const headers = { cookie: `${accessCookie}=${token}` };
    return (await fetch(`${ownSite.server.url}/v2/system/customers/account/self`, { headers })).status;
  };
  expect(await Promise.all([ask(first), ask(second)])).toEqual([401, 200]);
});

test('[sec 4] signing out ends the session on the server and forgets the drafts, not the consent', async ({
  page,
  context,
  ownSite,
}) => {
  await page.goto('/about');
  await signInAs(page, 'nothing');
  await page.goto('/info');
  const stolen = (await context.cookies())
    .filter(({ name }) => name.startsWith('__Host-'))
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  await page.evaluate(() => {
    localStorage.setItem('mozaika:customer::payment', 'order-1');
    sessionStorage.setItem('mozaika:customer::draft:contact', '{"email":"anna@example.com"}');
    localStorage.setItem('mozaika:cart', '[]');
    const button = document.createElement('button');
    button.dataset['signOut'] = '';
    button.textContent = 'Out';
    document.querySelector('main')?.append(button);
  });
  await page.getByRole('button', { name: 'Out', exact: true }).click();
  await expect(page).toHaveURL('/');
  expect((await context.cookies()).map(({ name }) => name)).toContain('mozaika-consent');
  expect((await context.cookies()).filter(({ name }) => name.startsWith('__Host-'))).toEqual([]);
  expect(await page.evaluate(() => [Object.keys(localStorage).sort(), Object.keys(sessionStorage)])).toEqual([
    ['mozaika:cart', 'mozaika:person', 'mozaika:signed-out', 'mozaika:turn'],
    [],
  ]);
  const replayed = await fetch(`${ownSite.server.url}/v2/system/customers/account/self`, {
    headers: { cookie: stolen },
  });
  expect(replayed.status).toBe(401);
  const asked = await fetch(`${ownSite.server.url}/profile-settings`, {
    headers: { cookie: stolen },
    redirect: 'manual',
  });
  expect(asked.headers.get('location')).toBe('/signin?next=%2Fprofile-settings&session=ended');
});

test('[sec 4] the page of before is not shown again by the back button', async ({ page }) => {
  await page.goto('/about');
  await signInAs(page, 'nothing');
  await page.goto('/info');
  await page.evaluate(() =>
    fetch('/_session/logout', { method: 'POST', headers: { 'x-requested-with': 'mozaika' } }),
  );
  await page.goto('/about');
  await page.goBack();
  expect(await page.evaluate(() => fetch('/_session').then((answer) => answer.json()))).toEqual({
    data: { signedIn: false },
  });
});

test('[sec 7] a page of another site can neither sign its visitor in nor out', async ({
  page,
  context,
  ownSite,
  quiet,
}) => {
  quiet.expectMessage(/403 \(Forbidden\)/);
  await page.goto('/about');
  await signInAs(page, 'nothing');
  const { url } = ownSite.server;
  const before = await context.cookies();
  // Another name of the same machine is another site to the browser.
  const evil = url.replace('127.0.0.1', 'localhost');
  await context.route(`${evil}/evil`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<form method="post" enctype="text/plain"></form>' }),
  );
  for (const path of ['/v2/loan/user/login', '/_session/logout']) {
    await page.goto(`${evil}/evil`);
    const answer = page.waitForResponse(`${url}${path}`);
    await page.evaluate((action) => {
      const form = document.querySelector('form');
      const field = document.createElement('input');
      field.name = '{"email":"blocked@example.com","password":"Mozaika-2026!","x":"';
      field.value = '"}';
      form?.append(field);
      if (form) form.action = action;
      form?.submit();
    }, url + path);
    expect((await answer).status()).toBe(403);
    await page.waitForURL(url + path);
  }
  const after = await context.cookies();
  const session = (cookies: typeof before) => cookies.filter(({ name }) => name.startsWith('__Host-'));
  expect(session(after)).toEqual(session(before));
});

test('[sec 12] an address with a one-use token is told to nobody', async ({ page, ownSite }) => {
  const response = await page.goto('/authlink/not-a-real-token');
  expect(response?.headers()['referrer-policy']).toBe('no-referrer');
  expect(response?.headers()['cache-control']).toContain('no-store');
  expect(ownSite.server.log()).not.toContain('not-a-real-token');
});

test('[sec 37] two customers on one address see themselves, and the next visitor nobody', async ({
  browser,
  ownSite,
}) => {
  const names = await Promise.all(
    ['nothing', 'blocked', null].map(async (status) => {
      const context = await browser.newContext({ baseURL: ownSite.server.url });
      const page = await context.newPage();
      await page.goto('/about');
      if (status !== null) await signInAs(page, status);
      const self = await page.evaluate(async () => {
        const answer = await fetch('/v2/system/customers/account/self');
        const body = (await answer.json()) as { data?: { email: string } };
        return body.data?.email ?? answer.status;
      });
      await context.close();
      return self;
    }),
  );
  expect(names).toEqual(['nothing@example.com', 'blocked@example.com', 401]);
});

test.describe('[spec 9] the marketing cookie', () => {
  const attribution = async (page: Page) => {
    const read = async () =>
      (await page.context().cookies()).find(({ name }) => name === 'utm-parameters')?.value ?? '';
    await expect.poll(read).not.toBe('');
    return JSON.parse(decodeURIComponent(await read())) as Record<string, string>;
  };

  test('says where a visit came from, for 30 days, and is renewed by a campaign', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.clearCookies({ name: 'utm-parameters' });
    await context.addCookies([{ name: 'mozaika-consent', value: '1.marketing', url: baseURL ?? '' }]);
    await page.goto('/about', { referer: 'https://www.google.pl/' });
    const first = await attribution(page);
    expect(first).toEqual({
      channel: 'google',
      instrument: 'organic',
      subchannel: 'card',
      externalId: expect.stringMatching(/^capl[0-9a-f]{20}$/),
    });
    await page.goto('/about?utm_source=letter&utm_campaign=autumn');
    await expect.poll(async () => (await attribution(page))['channel']).toBe('letter');
    expect(await attribution(page)).toMatchObject({ instrument: 'direct', subchannel: 'autumn' });
  });
});
