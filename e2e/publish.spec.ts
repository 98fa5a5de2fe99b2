import { changeHomeTitle, homeWithTitle } from './support/home-title.ts';
import { expect, test } from './support/own-site.ts';
import { signInAs } from './support/sign-in.ts';

// Each test gives the home page another title.
test.describe.configure({ mode: 'serial' });

const fromCache = 'mozaika_page_cache_answers_total{from="cache"}';
const fresh = 'mozaika_page_cache_answers_total{from="fresh"}';

test('a published title is in the very next answer; the other pages stay cached', async ({ ownSite }) => {
  const { server, publisher, counter } = ownSite;
  const read = async (path: string) => {
    const response = await fetch(server.url + path);
    return { etag: response.headers.get('etag'), html: await response.text() };
  };
  const publishAndRead = async (title: string) => {
    await Promise.all([read('/'), read('/about'), read('/contacts')]);
    const before = { home: await read('/'), about: await read('/about'), contacts: await read('/contacts') };

    await changeHomeTitle(publisher, title);
    const home = await read('/');
    expect(home.html).toContain(title);
    expect(home.etag).not.toBe(before.home.etag);

    const [hits, made] = [await counter(fromCache), await counter(fresh)];
    expect(await read('/about')).toEqual(before.about);
    expect(await read('/contacts')).toEqual(before.contacts);
    return { hits: (await counter(fromCache)) - hits, made: (await counter(fresh)) - made };
  };
  const first = await publishAndRead('Opublikowany tytuł');
  // Documents live for a minute, which may end just then; those renewed are young. Another publish would show a fault again.
  const answers = first.made === 0 ? first : await publishAndRead('Opublikowany raz jeszcze');
  expect(answers).toEqual({ hits: 2, made: 0 });
});

test('a draft stays a draft until it is published', async ({ ownSite, page }) => {
  const { publisher } = ownSite;
  const { version, draft } = await publisher.read('pages', 'home');
  await publisher.change('pages', 'home', version, homeWithTitle(draft, 'Tylko szkic'));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Tylko szkic');
  await publisher.publish('pages', 'home');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tylko szkic');
});

test('an open page shows what was published meanwhile at its next move', async ({ ownSite, page }) => {
  await page.goto('/about');
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt', exact: true }).click();
  await expect(page).toHaveURL('/contacts');
  await changeHomeTitle(ownSite.publisher, 'Nowszy tytuł');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /strona główna/i })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nowszy tytuł');
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
});

test('[issue 6] what is published after its link was fetched ahead is seen when it is followed', async ({
  ownSite,
  page,
}) => {
  await page.goto('/about');
  const home = page.getByRole('banner').getByRole('link', { name: /strona główna/i });
  for (const title of ['Tytuł po najechaniu', 'Tytuł po powrocie']) {
    // A hint, by the mouse and by the focus that a press leaves; then somebody publishes, then the press.
    const ahead = page.waitForResponse('**/_plan/');
    await home.hover();
    await (await ahead).finished();
    await changeHomeTitle(ownSite.publisher, title);
    await home.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('contentinfo').getByRole('link', { name: 'O nas', exact: true }).click();
    await expect(page).toHaveURL('/about');
  }
});

test('[issue 6] so it is for a signed-in customer, and for somebody who moves by keyboard', async ({
  ownSite,
  page,
}) => {
  await page.goto('/about');
  // While an application is worked on, every page is open to its customer.
  await signInAs(page, 'scoring');
  await page.goto('/about');
  const home = page.getByRole('banner').getByRole('link', { name: /strona główna/i });
  const ahead = page.waitForResponse('**/_plan/');
  await home.focus();
  await (await ahead).finished();
  await changeHomeTitle(ownSite.publisher, 'Tytuł dla klienta');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tytuł dla klienta');
});

test('a change based on an older version is refused with 409, and changes nothing', async ({ ownSite }) => {
  const { publisher } = ownSite;
  const { version, draft } = await publisher.read('pages', 'home');
  await publisher.change('pages', 'home', version, homeWithTitle(draft, 'Pierwsza zmiana'));
  await expect(
    publisher.change('pages', 'home', version, homeWithTitle(draft, 'Spóźniona zmiana')),
  ).rejects.toThrow(/answered 409/);
  const now = await publisher.read('pages', 'home');
  expect(JSON.stringify(now.draft)).toContain('Pierwsza zmiana');
  expect(now.version).toBe(version + 1);
});
