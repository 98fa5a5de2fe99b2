import { blockOf } from './support/blocks.ts';
import { expect, type ForeignSite, test } from './support/foreign-site.ts';
import { homeWithTitle } from './support/home-title.ts';

/** Gives the home page another title on the foreign platform, whose answers carry another token from then on. */
function changeHome({ platform, stored }: ForeignSite, title: string): void {
  platform.put('page', 'home', homeWithTitle(stored('page', 'home'), title));
}

test('[spec 7] pages are made of the content of another host', async ({ foreignSite, page }) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pożyczka ułożona z jasnych zasad');
  await expect(blockOf(page, 'hero-calculator').getByRole('slider').first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(foreignSite.line.asked.some((path) => path.startsWith('/v2/system/pages/home'))).toBe(true);
});

test('[spec 9] a cached page is answered without asking the host', async ({ foreignSite }) => {
  const { line, read } = foreignSite;
  const first = await read('/');
  const calls = line.asked.length;
  expect(await read('/')).toEqual(first);
  expect(line.asked.length).toBe(calls);
});

test('[spec 9] a new cache token makes every cached page stale', async ({ foreignSite }) => {
  const { read } = foreignSite;
  const before = await read('/');
  changeHome(foreignSite, 'Zmieniony tytuł');
  expect((await read('/')).etag, 'nothing has told of the change yet').toBe(before.etag);
  expect((await read('/contacts')).status, 'an answer with the new token').toBe(200);
  const after = await read('/');
  expect(after.html).toContain('Zmieniony tytuł');
  expect(after.etag).not.toBe(before.etag);
});

test.describe('while the host is gone', () => {
  test('cached pages answer with the same bytes', async ({ foreignSite }) => {
    const { line, read } = foreignSite;
    const before = await Promise.all([read('/'), read('/about')]);
    await line.cut();
    expect(before.map(({ status }) => status)).toEqual([200, 200]);
    expect(await Promise.all([read('/'), read('/about')])).toEqual(before);
  });

  test('a page that is not cached is made of the last good copies', async ({ foreignSite }) => {
    const { line, read } = foreignSite;
    // The plan reads the documents of the page without keeping the page itself.
    expect((await read('/_plan/jak-to-dziala')).status).toBe(200);
    changeHome(foreignSite, 'Zmieniony tytuł');
    await read('/contacts');
    await line.cut();
    const page = await read('/jak-to-dziala');
    expect(page.status).toBe(200);
    expect(page.html).toContain('Jak to działa');
    expect(page.html).toContain('data-block="warning"');
    expect(page.etag, 'made of old content: must not be kept').toBeNull();
  });

  test('[spec 8] a fixed screen answers from the document the code ships', async ({ foreignSite, page }) => {
    await foreignSite.line.cut();
    const response = await page.goto('/faq');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(blockOf(page, 'screen')).toBeVisible();
  });

  test('[spec 8] a page of the editors that nobody read yet answers 503', async ({
    foreignSite,
    page,
    quiet,
  }) => {
    // Chromium itself reports the status of the document.
    quiet.expectMessage(/status of 503/);
    await foreignSite.read('/');
    await foreignSite.line.cut();
    const response = await page.goto('/o-czyms-innym');
    expect(response?.status()).toBe(503);
    await expect(blockOf(page, 'site-offline')).toContainText('Site is offline');
    await expect(page.getByRole('banner')).toBeVisible();
  });

  test('pages come back with the host by themselves', async ({ foreignSite }) => {
    const { line, read } = foreignSite;
    await line.cut();
    expect((await read('/')).status).toBe(200);
    expect((await read('/')).html, 'the home page of the code').not.toContain('hero-calculator');
    expect((await read('/jak-to-dziala')).status).toBe(503);
    await line.mend();
    await expect
      .poll(async () => {
        const [home, custom] = await Promise.all([read('/'), read('/jak-to-dziala')]);
        return [home.html.includes('data-block="hero-calculator"'), home.etag !== null, custom.status];
      })
      .toEqual([true, true, 200]);
  });
});

test.describe('[spec 4] a host that closes the site', () => {
  const closed = { status: 503, body: { data: { text: 'Wracamy o <b>6.00</b>' } } };

  test('its words are shown as they are, with 503', async ({ foreignSite, page, quiet }) => {
    quiet.expectMessage(/status of 503/);
    foreignSite.platform.failWith(closed);
    const response = await page.goto('/contacts');
    expect(response?.status()).toBe(503);
    const notice = blockOf(page, 'site-offline');
    await expect(notice).toContainText('Site is offline');
    await expect(notice).toContainText('Wracamy o <b>6.00</b>');
    await expect(notice.locator('b')).toHaveCount(0);
  });

  test('last good copies do not hide it, and nothing of it is kept', async ({ foreignSite }) => {
    const { platform, read } = foreignSite;
    await read('/_plan/contacts');
    changeHome(foreignSite, 'Zmieniony tytuł');
    await read('/about');
    platform.failWith(closed);
    const notice = await read('/contacts');
    expect(notice.status).toBe(503);
    expect(notice.etag).toBeNull();
    expect(notice.html).toContain('Wracamy o &lt;b&gt;6.00&lt;/b&gt;');
    platform.failWith(null);
    await expect.poll(async () => (await read('/contacts')).status).toBe(200);
  });
});

for (const [name, failure] of [
  ['status 555', { status: 555, body: { error: { message: 'away' } } }],
  ['errorType bpm_unavailable', { status: 500, body: { errorType: 'bpm_unavailable' } }],
] as const) {
  test(`[spec 2] ${name} leads to /bpm-error, which answers 555`, async ({ foreignSite, page, quiet }) => {
    quiet.expectMessage(/status of 555/);
    const { platform, read } = foreignSite;
    platform.failWith(failure);
    expect(await read('/contacts')).toMatchObject({ status: 302, location: '/bpm-error' });
    const response = await page.goto('/contacts');
    expect(response?.status()).toBe(555);
    await expect(page).toHaveURL('/bpm-error');
    await expect(blockOf(page, 'process-error').getByRole('heading', { level: 1 })).toBeVisible();
    platform.failWith(null);
    await expect.poll(async () => (await read('/contacts')).status).toBe(200);
  });
}

for (const [name, text] of [
  ['JSON that breaks off', '{"data": [{"alias": "home", '],
  ['a page of a proxy', '<html><body>Bad gateway</body></html>'],
  ['nothing', ''],
  ['data of another form', '{"data": 42}'],
] as const) {
  test(`[spec 8] pages stand when the host sends ${name}`, async ({ foreignSite }) => {
    const { line, read } = foreignSite;
    await read('/_plan/about');
    changeHome(foreignSite, 'Zmieniony tytuł');
    const cached = await read('/contacts');
    line.garble(text);
    expect(await read('/contacts')).toEqual(cached);
    const known = await read('/about');
    expect(known.status).toBe(200);
    expect(known.html).toContain('Układamy pożyczki z jasnych elementów');
    expect((await read('/faq')).status).toBe(200);
    const unknown = await read('/jak-to-dziala');
    expect([404, 503]).toContain(unknown.status);
    expect(unknown.html).toMatch(/<h1[ >]/);
    line.garble(null);
    // The next new token, like the end of its cache time, ends whatever the page was taken for.
    changeHome(foreignSite, 'Zmieniony ponownie');
    await expect
      .poll(async () => {
        await read('/regulamin');
        return (await read('/jak-to-dziala')).status;
      })
      .toBe(200);
  });
}
