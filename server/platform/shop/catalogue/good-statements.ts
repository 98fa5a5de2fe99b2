import { type SQL, sql } from 'drizzle-orm';
import type { WantedLanguage } from '../../http/visit-language.ts';
import { asOffered, sourceOf, visitBy } from './goods-statements.ts';

/** More of one group than this nobody chooses from by links. */
const mostVariants = 60;

/** The live article of a key in the caller's language or the default one, as `one`. */
const oneGood = (alias: string, entries: SQL): SQL => sql`
  select distinct on (e.key) e.key, e.locale, e.published
  from ${entries} e, v
  where e.kind = 'good' and e.key = ${alias}::text and e.published is not null and e.locale in (v.locale, v.default_locale)
  order by e.key, e.locale = v.locale desc`;

/** An article with all of its group, itself among them, in one statement; no row of data for one that is not there. */
export function goodWithVariants(alias: string, language: WantedLanguage): SQL {
  const { facts, entries } = sourceOf(language);
  const groupMember = sql`f.locale in (v.locale, v.default_locale)
    and (f.locale = v.locale or not exists (select from ${facts} o where o.key = f.key and o.locale = v.locale))`;
  return sql`(
    with v as (${visitBy(language)}), one as (${oneGood(alias, entries)}), variants as (
      select e.key, e.locale, e.published
      from one join ${facts} f on f.variant_group = one.published ->> 'variant_group' cross join v
        join ${entries} e on e.kind = 'good' and e.key = f.key and e.locale = f.locale
      where ${groupMember}
      order by f.key collate "C" limit ${mostVariants}::int)
    select v.token, v.locale, v.default_locale, (select count(*)::int from one) as total, one.key,
      jsonb_build_object(
        'good', ${asOffered(sql`one`)},
        'variants', coalesce(
          (select jsonb_agg(${asOffered(sql`g`)} order by g.key collate "C") from variants g), '[]')) as data
    from v left join one on true) l`;
}

/** What an article cost within some days until now; data is null for a condition it never had. */
export function pricesWithin(
  alias: string,
  { condition, days }: { readonly condition: string; readonly days: number },
  language: WantedLanguage,
): SQL {
  const { entries } = sourceOf(language);
  return sql`(
    with v as (${visitBy(language)}), one as (${oneGood(alias, entries)}), spans as (
      select p.price_minor, p.since, lead(p.since, 1, 'infinity') over (order by p.since) as until
      from good_prices p join one on p.key = one.key and p.locale = one.locale
      where p.condition = ${condition}::text
    ), seen as (
      select s.price_minor, greatest(s.since, now() - make_interval(days => ${days}::int)) as since from spans s
      where s.until > now() - make_interval(days => ${days}::int))
    select v.token, v.locale, v.default_locale, (select count(*)::int from one) as total, one.key,
      jsonb_build_object(
        'currency', one.published -> 'currency', 'days', ${days}::int,
        'from', ${iso(sql`now() - make_interval(days => ${days}::int)`)}, 'until', ${iso(sql`now()`)},
        'lowest_minor', (select min(price_minor) from seen),
        'prices', coalesce(
          (select jsonb_agg(jsonb_build_object('since', ${iso(sql`s.since`)}, 'price_minor', s.price_minor)
            order by s.since) from seen s), '[]')) as data
    from v left join one on true) l`;
}

/** As moments are written on the wire. */
const iso = (moment: SQL): SQL =>
  sql`to_char((${moment}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
