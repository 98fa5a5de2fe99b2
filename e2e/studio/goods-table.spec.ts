import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/own-site.ts';
import { openStudio, screenFindings } from '../support/studio.ts';

const file = (text: string) => ({ name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test('[issue 17] goods leave as a table, and come back cell by cell as drafts', async ({
  page,
  ownSite,
  quiet,
}) => {
  quiet.expectMessage(/status of (409|422)/);
  const { publisher } = ownSite;
  await publisher.create(
    'goods',
    'mlotek-w-arkuszu',
    {
      id: 'good-mlotek-w-arkuszu',
      alias: 'mlotek-w-arkuszu',
      category: 'dom-i-biuro',
      title: 'Młotek w arkuszu',
      summary: '',
      price_minor: 4990,
      currency: 'PLN',
      available: true,
    },
    'pl',
  );
  const draft = async () => (await publisher.read('goods', 'mlotek-w-arkuszu', 'pl')).draft;
  await openStudio(page, 'author', 'goods-table');
  const field = page.getByLabel('Plik CSV', { exact: true });
  const store = page.getByRole('button', { name: /^Zapisz \d+ szkic/ });

  await test.step('the downloaded table changes nothing', async () => {
    const started = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Pobierz plik CSV' }).press('Enter');
    const download = await started;
    expect(download.suggestedFilename()).toBe('goods-pl.csv');
    const table = await readFile(await download.path(), 'utf8');
    expect(table).toContain('"mlotek-w-arkuszu";"Młotek w arkuszu";"dom-i-biuro";"";"49,90"');
    await field.setInputFiles(file(table));
    await expect(page.getByText(/^Plik nic nie zmienia: \d+/)).toBeVisible();
    await expect(store).toHaveCount(0);
  });

  await test.step('errors stand with their row and column, and nothing can be stored', async () => {
    await field.setInputFiles(file('alias;price;colour\r\nmlotek-w-arkuszu;tanio;red'));
    await expect(page.getByRole('alert')).toContainText(
      'Wiersz 1, colour: W tej tabeli nie ma takiej kolumny.',
    );
    await field.setInputFiles(file('alias;price\r\nmlotek-w-arkuszu;tanio'));
    await expect(page.getByRole('alert')).toContainText('Wiersz 2, price: Wpisz kwotę, np. 1299,00.');
    await expect(store).toHaveCount(0);
    expect(await screenFindings(page)).toEqual([]);
  });

  await test.step('what is told of a file that was chosen before comes too late', async () => {
    const { promise: later, resolve: letThrough } = Promise.withResolvers<void>();
    const isFirst = (body: string | null) => body?.includes('Pierwszy') === true;
    await page.route('**/manage/goods-table', async (route) => {
      if (isFirst(route.request().postData())) await later;
      await route.continue();
    });
    const answered = page.waitForResponse((response) => isFirst(response.request().postData()));
    await field.setInputFiles(file('alias;title\r\nmlotek-w-arkuszu;Pierwszy'));
    await field.setInputFiles(file('alias;title\r\nmlotek-w-arkuszu;Drugi'));
    await expect(page.getByRole('heading', { name: 'Drugi' })).toBeVisible();
    letThrough();
    await (await answered).finished();
    await page.unrouteAll({ behavior: 'wait' });
    // Whatever it leads to is drawn.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await expect(page.getByRole('heading', { name: 'Drugi' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Pierwszy' })).toHaveCount(0);
  });

  await test.step('each cell is shown before and after; what somebody changed meanwhile is shown anew', async () => {
    const change = page.getByRole('listitem').filter({ hasText: 'mlotek-w-arkuszu' });
    await field.setInputFiles(file('alias;price;summary\r\nmlotek-w-arkuszu;39,90;Do gwoździ'));
    await expect(change).toContainText('49,90');
    await expect(change).toContainText('39,90');
    expect(await screenFindings(page)).toEqual([]);
    const { version } = await publisher.read('goods', 'mlotek-w-arkuszu', 'pl');
    await publisher.change(
      'goods',
      'mlotek-w-arkuszu',
      version,
      { ...(await draft()), price_minor: 4490 },
      'pl',
    );
    await store.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Od czasu podglądu towary się zmieniły');
    await expect(change).toContainText('44,90');
    expect(await draft()).toMatchObject({ price_minor: 4490, summary: '' });

    await store.press('Enter');
    await expect(page.getByText('Zapisano 1 szkic.')).toBeVisible();
    await expect(store).toHaveCount(0);
    expect(await draft()).toMatchObject({
      price_minor: 3990,
      summary: 'Do gwoździ',
      title: 'Młotek w arkuszu',
    });
    await publisher.remove('goods', 'mlotek-w-arkuszu', 'pl');
  });
});
