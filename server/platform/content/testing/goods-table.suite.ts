import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GoodsTableResult } from '#schemas/studio/goods-table.ts';
import { csvText, readCsv } from '../../content/csv-text.ts';
import type { Platform } from '../../platform.ts';
import { type Answer, ask, signIn } from '../../testing/ask.ts';
import { onBackends } from '../../testing/on-backends.ts';

const path = '/v2/system/manage/goods-table';

/** All goods as a table for spreadsheets, and back as drafts. */
onBackends((backend) => {
  describe('goods as a table', () => {
    let platform: Platform;
    let headers: Record<string, string>;
    beforeAll(async () => {
      platform = await backend.open();
      headers = await signIn(platform, 'author');
    });
    afterAll(() => platform.close());

    const take = async () => (await platform.app.inject({ url: `${path}?locale=pl`, headers })).body;
    const bring = (table: string, more: object = {}): Promise<Answer> =>
      ask(platform, path, { payload: { table, locale: 'pl', dry_run: false, ...more }, headers });
    const result = async (answer: Promise<Answer>) => {
      const { status, body } = await answer;
      expect([status, body]).toEqual([200, expect.anything()]);
      return body.data as GoodsTableResult;
    };
    const row = (alias: string, cells: Readonly<Record<string, string>>) =>
      csvText([
        ['alias', ...Object.keys(cells)],
        [alias, ...Object.values(cells)],
      ]);
    const fresh = {
      title: 'Młotek',
      category: 'dom-i-biuro',
      summary: '',
      price: '49,90',
      currency: 'PLN',
      available: 'tak',
    };
    const draftOf = async (alias: string) =>
      (await ask(platform, `/v2/system/manage/goods/${alias}?locale=pl`, { headers })).body.data as {
        version: number;
        status: string;
        draft: Record<string, unknown>;
      };

    test('[issue 17] [law] what was taken and is brought in again changes nothing', async () => {
      const table = await take();
      const goods = readCsv(table).length - 1;
      expect(goods).toBeGreaterThan(0);
      expect(await result(bring(table))).toMatchObject({ added: 0, changed: 0, same: goods, changes: [] });
      expect(await take()).toBe(table);
    });

    test('[issue 17] a column without a name is passed over when nothing stands in it, and refused when something does', async () => {
      const table = await take();
      const widened = (cell: string) =>
        csvText(readCsv(table).map(({ cells }, i) => [...cells, ...(i === 1 ? ['', cell] : ['', ''])]));
      expect(await result(bring(widened(' ')))).toMatchObject({ added: 0, changed: 0 });
      expect((await bring(widened('49,90'))).status).toBe(422);
    });

    test.each([
      ['cells', 500_000, ';'.repeat(3_000_000)],
      ['columns', 1000, `${'a;'.repeat(1500)}\n1;2`],
    ])('with too many %s is refused in words', async (name, most, table) => {
      const { status, body } = await bring(table, { dry_run: true });
      expect([status, body.error?.message]).toEqual([422, expect.stringContaining(`than ${most} ${name}`)]);
    });

    test('[issue 17] a preview shows each cell that changes and stores nothing; what was looked at becomes drafts', async () => {
      const table = row('mlotek', fresh);
      const shown = await result(bring(table, { dry_run: true }));
      expect(shown).toMatchObject({ added: 1, changed: 0, stored: false });
      expect(shown.changes).toMatchObject([{ row: 2, alias: 'mlotek', title: 'Młotek', is_new: true }]);
      expect((await ask(platform, '/v2/system/manage/goods/mlotek?locale=pl', { headers })).status).toBe(404);

      expect(await result(bring(table, { plan: shown.plan }))).toMatchObject({ added: 1, stored: true });
      expect(await draftOf('mlotek')).toMatchObject({
        status: 'draft',
        draft: { alias: 'mlotek', title: 'Młotek', price_minor: 4990, available: true },
      });

      const dearer = await result(bring(row('mlotek', { price: '59,90' }), { dry_run: true }));
      expect(dearer.changes).toEqual([
        {
          row: 2,
          alias: 'mlotek',
          title: 'Młotek',
          is_new: false,
          cells: [{ column: 'price', before: '49,90', after: '59,90' }],
        },
      ]);
    });

    test('[issue 17] nothing is stored when the goods are not those that were looked at', async () => {
      await bring(row('wiertlo', { ...fresh, title: 'Wiertło' }));
      const table = row('wiertlo', { price: '19,90' });
      const { plan } = await result(bring(table, { dry_run: true }));
      await bring(row('wiertlo', { title: 'Wiertło 8 mm' }));
      const { status, body } = await bring(table, { plan });
      expect([status, Reflect.get(Object(body.error), 'reason')]).toEqual([409, 'table.changed-since']);
      expect((await draftOf('wiertlo')).draft).toMatchObject({ title: 'Wiertło 8 mm', price_minor: 4990 });
    });

    test.each([
      ['a column nobody knows', 'alias;cena\r\na;5', { '1: cena': 'problem.no-column' }],
      ['a column twice', 'alias;price;price\r\na;5;5', { '1: price': 'problem.twice' }],
      ['no alias', 'price\r\n5', { '1: alias': 'problem.missing' }],
      ['an article twice', 'alias;title\r\na;A\r\na;B', { '3: alias': 'problem.twice' }],
      ['an amount that is none', 'alias;price\r\nmlotek;dużo', { '2: price': 'problem.no-amount' }],
      ['a new article without its price', row('nowy', { title: 'Nowy' }), { '2: price': 'problem.missing' }],
    ])('[issue 17] %s is told by row and column, and nothing is stored', async (_what, table, fields) => {
      const before = await take();
      const { status, body } = await bring(table);
      expect([status, Reflect.get(Object(body.error), 'reason')]).toEqual([422, 'table.invalid']);
      const reasons = Object.entries(Object(Reflect.get(Object(body.error), 'field_reasons'))).map(
        ([place, stated]) => [place, Reflect.get(Object(stated), 'reason')],
      );
      expect(Object.fromEntries(reasons)).toMatchObject(fields);
      expect(await take()).toBe(before);
    });

    test.each([
      ['table.unreadable', 'alias;title\r\n"a;b'],
      ['table.empty', 'alias;title\r\n'],
    ])('[issue 17] %s', async (reason, table) => {
      const { status, body } = await bring(table);
      expect([status, Reflect.get(Object(body.error), 'reason')]).toEqual([422, reason]);
    });
  });
});
