import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/base/database/database.ts';
import { openPostgres } from '#server/platform/base/database/open-postgres.ts';
import { createLiveContent } from '#server/platform/content/live/live-content.ts';
import { createGoodsCatalogue, type WantedGoods } from '#server/platform/shop/catalogue/goods-catalogue.ts';
import { median } from './median.ts';

const times = 20;
const pageSize = 24;
const language = { named: null, accepted: [] } as const;

/** Lists as the demo shop has them: of one category, and of one with all its parts. */
const lists: readonly (readonly [what: string, wanted: WantedGoods])[] = [
  ['a category', { category: 'telefony-i-tablety' }],
  ['the same up to a price', { category: 'telefony-i-tablety', filters: { price: { to: 250_000 } } }],
  ['a category with its parts', { category: 'komputery-i-telefony' }],
  [
    'the same, by two brands and price',
    {
      category: 'komputery-i-telefony',
      filters: { marka: ['kormoran', 'wilga'], price: { from: 20_000, to: 400_000 } },
    },
  ],
];

/** What one list costs the database, medians of 20 in milliseconds: one page of it, and the counts of all its filters. */
export interface ListTimes {
  readonly what: string;
  readonly total: number;
  readonly page: number;
  readonly counts: number;
}

/**
 * Times of lists of a catalogue of so many goods, made of the demo shop's: the same kinds, words and attributes, other prices.
 * They are those of the caller: statement, way to the database and reading of the answer together.
 * @param databaseUrl a PostgreSQL that a server has been started on
 */
export async function measureGoodsLists(databaseUrl: string, amount: number): Promise<readonly ListTimes[]> {
  const database = await openPostgres(databaseUrl, console);
  try {
    await multiplyGoods(database, amount);
    const { orm } = database;
    const catalogue = createGoodsCatalogue({ orm, live: createLiveContent(orm) });
    const measured: ListTimes[] = [];
    for (const [what, wanted] of lists) {
      const page = { sort: 'price-asc', limit: pageSize, offset: 0 } as const;
      const list = await catalogue.goods(wanted, page, language);
      if (list === null || list.entries.length === 0) throw new Error(`There are no goods in: ${what}.`);
      measured.push({
        what,
        total: list.total,
        page: await medianOf(() => catalogue.goods(wanted, page, language)),
        counts: await medianOf(() => catalogue.filters(wanted, language)),
      });
    }
    return measured;
  } finally {
    await database.close();
  }
}

async function medianOf(ask: () => Promise<unknown>): Promise<number> {
  const figures: number[] = [];
  for (let time = 0; time < times; time++) {
    const before = performance.now();
    await ask();
    figures.push(performance.now() - before);
  }
  return median(figures);
}

/** Copies of the goods there are under names of their own, until there are so many; triggers keep the facts lists go by. */
async function multiplyGoods({ orm }: Database, amount: number): Promise<void> {
  await orm.transaction(async (tx) => {
    // Far more than a request may ask for.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
    with shown as (
      select *, row_number() over (order by key, locale) as place, count(*) over () as goods
      from content_entry where kind = 'good' and published is not null
    )
    insert into content_entry (kind, key, locale, draft, published, version, published_version, updated_by)
    select kind, key || '-' || copy, locale, draft,
      published || jsonb_build_object(
        'id', key || '-' || copy, 'alias', key || '-' || copy, 'variant_group', key || '-' || copy,
        'price_minor', (published->>'price_minor')::bigint * (60 + (copy * 37 + place * 13) % 90) / 100
      ),
      version, published_version, updated_by
    from shown cross join lateral generate_series(1, (${amount}::int - goods)::int / goods::int) as copy`);
  });
  await orm.execute(sql`analyze`);
}
