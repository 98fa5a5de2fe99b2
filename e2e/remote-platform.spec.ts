import { blockOf } from './support/blocks.ts';
import { expect, type ForeignSite, markOf, test } from './support/foreign-site.ts';
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
  test('[spec 9] cached pages answer with the same bytes, and never asked it', async ({ foreignSite }) => {
    const { line, read } = foreignSite;
    const readBoth = async () => (await Promise.all([read('/'), read('/about')])).map(markOf);
    const before = await readBoth();
    expect(before.map(({ status }) => status)).toEqual([200, 200]);
    const calls = line.asked.length;
    expect(await readBoth()).toEqual(before);
    expect(line.asked.length).toBe(calls);
    await line.cut();
    expect(await readBoth()).toEqual(before);
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
    expect(page.html).toContain('data-block="banks"');
    expect(page.etag, 'made of old content: must not be kept').toBeNull();
  });

  test('[spec 8] a fixed screen answers from the document the code ships', async ({ foreignSite, page }) => {
    await foreignSite.line.cut();
    const response = await page.goto('/info');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(blockOf(page, 'screen')).toBeVisible();
  });

  test('[spec 8] a fixed screen of content alone answers 503, not blank', async ({
    foreignSite,
    page,
    quiet,
  }) => {
    // Chromium itself reports the status of the document.
    quiet.expectMessage(/status of 503/);
    await foreignSite.line.cut();
    const response = await page.goto('/faq');
    expect(response?.status()).toBe(503);
    await expect(blockOf(page, 'site-offline')).toContainText('Site is offline');
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

  test('[issue 15] a move that meets it leaves the page where it is, with all that was typed, under the words', async ({
    foreignSite,
    page,
  }) => {
    await page.goto('/signin/link');
    const email = page.getByRole('main').locator('input[name="email"]');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'O nas', exact: true });
    await email.fill('anna@nowhere.example');
    foreignSite.platform.failWith(closed);
    await link.click();
    const screen = page.getByRole('dialog', { name: 'Serwis jest chwilowo wyłączony' });
    await expect(screen).toContainText('Wracamy o <b>6.00</b>');
    await expect(page).toHaveURL('/signin/link');
    await expect(page.locator('#mozaika-page-loader')).toBeHidden();

    foreignSite.platform.failWith(null);
    await screen.getByRole('button', { name: 'Spróbuj ponownie' }).click();
    await expect(screen).toHaveCount(0);
    await expect(email).toHaveValue('anna@nowhere.example');
    await expect.poll(async () => (await foreignSite.read('/about')).status).toBe(200);
    await link.click();
    await expect(page).toHaveURL('/about');
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

test('[spec 2] an absent process engine leads to /bpm-error, which answers 555', async ({
  foreignSite,
  page,
  quiet,
}) => {
  quiet.expectMessage(/status of 555/);
  const { platform, read } = foreignSite;
  // Either sign is enough.
  for (const [path, failure] of [
    ['/contacts', { status: 555, body: { error: { message: 'away' } } }],
    ['/about', { status: 500, body: { errorType: 'bpm_unavailable' } }],
  ] as const) {
    await test.step(JSON.stringify(failure), async () => {
      platform.failWith(failure);
      await expect.poll(() => read(path)).toMatchObject({ status: 302, location: '/bpm-error' });
      const response = await page.goto(path);
      expect(response?.status()).toBe(555);
      await expect(page).toHaveURL('/bpm-error');
      await expect(blockOf(page, 'process-error').getByRole('heading', { level: 1 })).toBeVisible();
      platform.failWith(null);
      await expect.poll(async () => (await read(path)).status).toBe(200);
    });
  }
});

test('[spec 8] pages stand while the host sends garbage', async ({ foreignSite }) => {
  const { line, read } = foreignSite;
  await read('/_plan/about');
  // Each with a page of the editors that nobody read yet.
  for (const [name, garbage, path] of [
    ['JSON that breaks off', '{"data": [{"alias": "home", ', '/jak-to-dziala'],
    ['a page of a proxy', '<html><body>Bad gateway</body></html>', '/regulamin'],
    ['nothing', '', '/wiosenny-remont'],
    ['data of another form', '{"data": 42}', '/polityka-prywatnosci'],
  ] as const) {
    await test.step(name, async () => {
      changeHome(foreignSite, `Tytuł: ${name}`);
      // Its first answer brings the new token while it is being made, and is not kept; the second one is.
      await read('/contacts');
      const cached = await read('/contacts');
      line.garble(garbage);
      expect(markOf(await read('/contacts'))).toEqual(markOf(cached));
      const known = await read('/about');
      expect(known.status).toBe(200);
      expect(known.html).toContain('Układamy pożyczki');
      expect((await read('/info')).status).toBe(200);
      const unknown = await read(path);
      expect(unknown.status).toBe(503);
      expect(unknown.html).toMatch(/<h1[ >]/);
      line.garble(null);
      // A new token is news from a host that is well again: what failed is asked for at once.
      changeHome(foreignSite, 'Zmieniony tytuł');
      await expect
        .poll(async () => {
          await read('/formularz-informacyjny');
          return (await read(path)).status;
        })
        .toBe(200);
    });
  }
});
