import { expect, test } from './support/own-site.ts';
import { axeFindings } from './support/page-checks.ts';

// The pages below are made once: the tests stay together in one worker.
test.describe.configure({ mode: 'default' });

/** A page with the search, and twelve pages to be found. */
test.beforeAll(async ({ ownSite: { publisher } }) => {
  const put = async (alias: string, title: string, blocks: object[]) => {
    await publisher.create('pages', alias, { alias, title, layout: 'default', blocks });
    await publisher.publish('pages', alias);
  };
  const help = [{ label: 'Kontakt', href: '/contacts' }];
  await put('wyszukiwanie', 'Szukaj', [{ id: 'search', type: 'search', props: { title: 'Szukaj', help } }]);
  for (let at = 1; at <= 12; at++) {
    const html = `<p>Angoba numer ${at} stygnie powoli.</p>`;
    await put(`angoba-${at}`, `Angoba ${at}`, [{ id: 'text', type: 'rich-text', props: { html } }]);
  }
});

test('[search] by keyboard: words in, finds out, page by page', async ({ page }) => {
  await page.goto('/wyszukiwanie');
  await page.getByRole('searchbox', { name: 'Czego szukasz?' }).focus();
  await page.keyboard.type('ANGOBA stygn');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/wyszukiwanie\?q=ANGOBA\+stygn$/);
  await expect(page.getByRole('searchbox')).toHaveValue('ANGOBA stygn');
  await expect(page.getByRole('heading', { name: 'Znaleziono 12 wyników dla „ANGOBA stygn”' })).toBeVisible();
  const finds = page.locator('[data-block=search] ol').first().getByRole('listitem');
  await expect(finds).toHaveCount(10);
  await expect(finds.first().locator('mark')).toContainText(['Angoba', 'Angoba', 'stygnie']);
  const pager = page.getByRole('navigation', { name: 'Strony wyników' });
  await pager.getByRole('link', { name: 'Następna' }).click();
  await expect(page).toHaveURL(/\?q=ANGOBA\+stygn&page=2$/);
  await expect(finds).toHaveCount(2);
  await finds.first().getByRole('link').click();
  // The list of finds quotes the page's words too: only the address tells that the page itself is there.
  await expect(page).toHaveURL(/\/angoba-\d+$/);
  await expect(page.getByRole('main')).toContainText(/Angoba numer \d+ stygnie/);
  await page.goBack();
  await expect(finds).toHaveCount(2);
  expect(await axeFindings(page)).toEqual([]);
});

test('[search] nothing found gives advice and other ways; a change is found at once', async ({
  page,
  ownSite: { publisher },
}) => {
  await page.goto('/wyszukiwanie?q=szkliwo%20krystaliczne');
  await expect(page.getByRole('heading', { name: /Nic nie znaleziono/ })).toBeVisible();
  await expect(page.locator('[data-block=search]').getByRole('link', { name: 'Kontakt' })).toBeVisible();
  const blocks = [{ id: 'text', type: 'rich-text', props: { html: '<p>Szkliwo krystaliczne.</p>' } }];
  await publisher.create('pages', 'szkliwo', {
    alias: 'szkliwo',
    title: 'Krystaliczne',
    layout: 'default',
    blocks,
  });
  await publisher.publish('pages', 'szkliwo');
  await page.reload();
  await expect(
    page.getByRole('heading', { name: 'Znaleziono 1 wynik dla „szkliwo krystaliczne”' }),
  ).toBeVisible();
});

test('[search] what cannot be asked is said at the field, and what is typed is never markup', async ({
  page,
}) => {
  await page.goto('/wyszukiwanie?q=a');
  await expect(page.getByRole('searchbox')).toHaveAccessibleDescription('Wpisz co najmniej dwa znaki.');
  await page.goto(`/wyszukiwanie?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await expect(page.getByRole('heading', { name: /<img src=x/ })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('[search] does all of it', async ({ page }) => {
    await page.goto('/wyszukiwanie');
    await page.getByRole('searchbox').fill('angoba');
    await page.getByRole('button', { name: 'Szukaj' }).click();
    await expect(page.getByRole('heading', { name: /Znaleziono 12 wyników/ })).toBeVisible();
  });
});
