import { type SQL, sql } from 'drizzle-orm';
import type { GoodsOrder } from '#schemas/goods-list-address.ts';
import { draftsOf, liveRow, liveSource, visitOf } from '../../content/live/live-statements.ts';
import type { WantedLanguage } from '../../http/visit-language.ts';
import type { AppliedFilter } from './goods-filter.ts';

/** Goods of some categories, narrowed. */
export interface GoodsSelection {
  /** Aliases of categories; null for the whole catalogue. */
  readonly categories: readonly string[] | null;
  /** Aliases of product types; of all when empty. */
  readonly productTypes: readonly string[];
  readonly filters: readonly AppliedFilter[];
}

/** Where facts `f` of goods and entries `e` are read from, for a caller who may see drafts or only what is live. */
export function sourceOf({ drafts }: WantedLanguage): { readonly facts: SQL; readonly entries: SQL } {
  if (!drafts) return { facts: sql`good_facts`, entries: liveSource.entries };
  const { entries } = draftsOf(sql`${drafts.releaseId}`);
  const facts = sql`(
    select d.* from ${entries} e cross join lateral facts_of_good(e.key, e.locale, e.published) d
    where e.kind = 'good' and e.published is not null)`;
  return { facts, entries };
}

export const visitBy = ({ named, accepted }: WantedLanguage): SQL =>
  visitOf({ named: sql`${named}`, accepted: sql`${sql.param([...accepted])}` });

/**
 * The article of a row of entries with the lowest price before its reduction, as the law wants it (decision 0050), and available
 * as far as there are pieces of it (decision 0053).
 */
export const asOffered = (row: SQL): SQL =>
  sql`good_with_stock(${row}.key, good_as_offered(${row}.key, ${row}.locale, ${row}.published))`;

const anyOf = (values: readonly string[]): SQL => sql`any(${sql.param([...values])}::text[])`;

/** Articles `f` of the selection's place, one per key, in the caller's language or the default one. Filters apart. */
function placeOf(facts: SQL, { categories, productTypes }: GoodsSelection): SQL {
  const place = categories === null ? sql`true` : sql`f.category = ${anyOf(categories)}`;
  const types = productTypes.length === 0 ? sql`true` : sql`f.product_type = ${anyOf(productTypes)}`;
  return sql`${place} and ${types} and f.locale in (v.locale, v.default_locale)
    and (f.locale = v.locale or not exists (select from ${facts} o where o.key = f.key and o.locale = v.locale))`;
}

function conditionOf(filter: AppliedFilter): SQL {
  switch (filter.kind) {
    case 'price':
      return within(sql`f.price_minor`, filter.range);
    case 'available':
      return sql`f.available = ${filter.wanted}::boolean`;
    case 'choice':
      return sql`f.choices && ${sql.param(filter.values.map((value) => `${filter.alias}=${value}`))}::text[]`;
    case 'number':
      // Of what has no such number nothing is said, so it is not within.
      return sql`coalesce(${within(sql`(f.numbers ->> ${filter.alias}::text)::numeric`, filter.range)}, false)`;
  }
}

function within(value: SQL, { from, to }: { readonly from?: number; readonly to?: number }): SQL {
  const least = from === undefined ? sql`true` : sql`${value} >= ${from}::numeric`;
  const most = to === undefined ? sql`true` : sql`${value} <= ${to}::numeric`;
  return sql`(${least} and ${most})`;
}

/** What a list is sorted by, the least first. As dictionaries sort, without the habits of one language: `Ł` after `L`, `ż` after `z`. */
const orders: Readonly<Record<GoodsOrder, SQL>> = {
  default: sql`not f.available`,
  'price-asc': sql`f.price_minor`,
  'price-desc': sql`-f.price_minor`,
  title: sql`f.title collate "und-x-icu"`,
};
/** The key decides between equals, so that pages never overlap. */
const inOrder = sql`sorted_by, key collate "C"`;

/** The selection's articles with what they are sorted by. */
function selected(facts: SQL, selection: GoodsSelection, sort: GoodsOrder): SQL {
  const filters = selection.filters.map((filter) => sql` and ${conditionOf(filter)}`);
  return sql`
    select f.key, f.locale, ${orders[sort]} as sorted_by
    from ${facts} f, v where ${placeOf(facts, selection)}${sql.join(filters)}`;
}

/** One page of a list of goods with the count of the whole list, the token and the language, all of one moment. */
export function goodsPage(
  selection: GoodsSelection,
  { sort, limit, offset }: { readonly sort: GoodsOrder; readonly limit: number; readonly offset: number },
  language: WantedLanguage,
): SQL {
  const { facts, entries } = sourceOf(language);
  return sql`(
    with v as (${visitBy(language)}), found as materialized (${selected(facts, selection, sort)}), page as (
      select e.key, p.rank, ${asOffered(sql`e`)} as data
      from (
        select key, locale, row_number() over (order by ${inOrder}) as rank
        from (select * from found order by ${inOrder} limit ${limit}::int offset ${offset}::int) first) p
      join ${entries} e on e.kind = 'good' and e.key = p.key and e.locale = p.locale)
    select v.token, v.locale, v.default_locale, (select count(*)::int from found) as total, page.key, page.data
    from v left join page on true
    order by page.rank) l`;
}

/** What stands before and behind an article in the list; no row for one that is not in it. */
export function goodNeighbours(
  alias: string,
  { selection, sort }: { readonly selection: GoodsSelection; readonly sort: GoodsOrder },
  language: WantedLanguage,
): SQL {
  const { facts } = sourceOf(language);
  const link = (key: SQL) => sql`(
    select jsonb_build_object('alias', f.key, 'category', f.category, 'title', f.title)
    from ${facts} f, found n where n.key = ${key} and f.key = n.key and f.locale = n.locale)`;
  return sql`(
    with v as (${visitBy(language)}), found as materialized (${selected(facts, selection, sort)}), beside as (
      select key, (row_number() over place)::int as rank, lag(key) over place as previous, lead(key) over place as next
      from found window place as (order by ${inOrder}))
    select v.token, v.locale, v.default_locale, (select count(*)::int from found) as total, b.key,
      jsonb_build_object(
        'position', b.rank, 'previous', ${link(sql`b.previous`)}, 'next', ${link(sql`b.next`)}) as data
    from v left join beside b on b.key = ${alias}::text) l`;
}

/** How many goods there are of a fact, among those that at most one filter keeps away. */
export interface FactCount {
  readonly about: 'all' | 'choice' | 'number' | 'price' | 'available';
  /** `attribute=value` of a choice, the alias of a number, `true` or `false`. */
  readonly name: string;
  /** Number of the one filter, from 1, that these do not pass; 0 for what is in the list. */
  readonly failed: number;
  readonly count: number;
  readonly min: number | null;
  readonly max: number | null;
}

/**
 * Counts of everything a list can be narrowed by, in one reading: an article that fails one filter alone still counts for that
 * filter, as it would be there if the filter were set otherwise.
 */
export function factCounts(selection: GoodsSelection, language: WantedLanguage): SQL {
  const { facts } = sourceOf(language);
  const failures = selection.filters.map((filter, index) => ({
    at: sql.raw(String(index + 1)),
    fails: filter.kind === 'price' ? sql`f.misses_price` : sql`(not ${conditionOf(filter)})`,
  }));
  const prices = selection.filters.filter(({ kind }) => kind === 'price').map(conditionOf);
  const missesPrice = prices.length === 0 ? sql`false` : sql`not (${sql.join(prices, sql` and `)})`;
  const failed = failures.map(({ at, fails }) => sql` when ${fails} then ${at}`);
  const howMany = failures.map(({ fails }) => sql` + ${fails}::int`);
  const which = failures.length === 0 ? sql`0` : sql`case${sql.join(failed)} else 0 end`;
  const counted = sql`sum(goods)::int as count`;
  const ends = sql`min(least_minor)::float8, max(most_minor)::float8`;
  // Goods that differ in nothing but their prices are counted together first: facts are looked at for one of each kind.
  return sql`(
    with v as (${visitBy(language)}), kinds as materialized (
      select f.kind, f.available, ${missesPrice} as misses_price, count(*) as goods,
        min(f.price_minor) as least_minor, max(f.price_minor) as most_minor, min(f.key collate "C") collate "default" as key
      from ${facts} f, v where ${placeOf(facts, selection)} group by 1, 2, 3
    ), known as (
      select k.*, said.choices, said.numbers from kinds k cross join lateral (
        select o.choices, o.numbers from ${facts} o where o.key = k.key and o.kind = k.kind limit 1) said
    ), alike as materialized (
      select f.*, ${which} as failed from known f where 0${sql.join(howMany)} <= 1
    ), counts as (
      select 'all' as about, '' as name, 0 as failed, coalesce(sum(goods), 0)::int as count,
        null::float8 as min, null::float8 as max
        from alike where failed = 0
      union all select 'choice', choice, failed, ${counted}, null, null
        from alike, unnest(choices) choice group by choice, failed
      union all select 'number', n.key, failed, ${counted}, min(n.value::float8), max(n.value::float8)
        from alike, jsonb_each_text(numbers) n group by n.key, failed
      union all select 'price', '', failed, ${counted}, ${ends} from alike group by failed
      union all select 'available', available::text, failed, ${counted}, null, null
        from alike group by available, failed)
    select v.token, v.locale, v.default_locale, c.about, c.name, c.failed, c.count, c.min, c.max
    from v cross join counts c) l`;
}

export const factCountRow = {
  token: liveRow.token,
  locale: liveRow.locale,
  defaultLocale: liveRow.defaultLocale,
  about: sql<FactCount['about']>`l.about`,
  name: sql<string>`l.name`,
  failed: sql<number>`l.failed`,
  count: sql<number>`l.count`,
  min: sql<number | null>`l.min`,
  max: sql<number | null>`l.max`,
};
