import { type SQL, sql } from 'drizzle-orm';
import type { ContentKindName } from '#schemas/content-kinds.ts';
import type { Orm } from '../../database/database.ts';

const param = sql.placeholder;

/** The token and the languages, and the language this caller gets: named, else the best accepted one, else the default. */
export const visit = sql`
  select m.token, m.default_locale, coalesce(
    ${param('named')}::text,
    (select w.tag from unnest(${param('accepted')}::text[]) with ordinality w(tag, rank)
      where w.tag = any(m.locales) order by w.rank limit 1),
    m.default_locale) as locale
  from content_meta m where m.id = 1`;

/** What each row of such an answer `l` says. */
export const liveRow = {
  token: sql<string>`l.token`,
  locale: sql<string>`l.locale`,
  defaultLocale: sql<string>`l.default_locale`,
  total: sql<number>`l.total`,
  key: sql<string | null>`l.key`,
  data: sql<unknown>`l.data`,
};

/** Live entries in the caller's language, the default language standing in for what is missing in it. */
export const inLanguage = sql`c.published is not null and c.locale in ('', v.locale, v.default_locale)`;

/**
 * One statement per public call: whatever it finds, it answers with the token and language of the very same moment, so
 * that no reader can take old content for new. `total` counts before the limit.
 */
function statement(orm: Orm, name: string, entries: SQL) {
  return orm
    .select(liveRow)
    .from(sql`(
      with v as (${visit}), found as (${entries})
      select v.token, v.locale, v.default_locale, (select count(*)::int from found) as total, page.key, page.data
      from v left join (
        select f.key, f.data, f.rank from found f order by f.rank, f.key collate "C"
        limit ${param('limit')}::int offset ${param('offset')}::int
      ) page on true
      order by page.rank, page.key collate "C") l`)
    .prepare(name);
}

/**
 * Whether an entry is the one of its key that the caller gets. What picks entries by what they say must ask this too: a
 * version in the caller's language stands for the one in the default language, even when only that one would be picked.
 */
export const standsForKey = sql`(c.locale in ('', v.locale) or not exists (
  select from content_entry o
  where o.kind = c.kind and o.key = c.key and o.locale = v.locale and o.published is not null))`;

/** Entries of one kind that `which` picks, one per key. */
const perKey = (which: SQL) => sql`
  select distinct on (c.key) c.key, c.published as data, 0 as rank
  from content_entry c, v where c.kind = ${param('kind')}::text and ${which} and ${inLanguage}
  order by c.key, c.locale = v.locale desc`;

/**
 * Rules of one kind for an address: those whose url is among the given ones, best first. The kind stands in the text of
 * the statement so that the index over addresses, which holds these kinds only, can be used.
 */
const byAddress = (kind: ContentKindName) => sql`
  select c.key, c.published as data, array_position(${param('urls')}::text[], c.published ->> 'url') as rank
  from content_entry c, v
  where c.kind = ${sql.raw(`'${kind}'`)} and c.published ->> 'url' = any(${param('urls')}::text[]) and ${inLanguage}
    and ${standsForKey}`;

/** The statements behind all public calls, prepared once per connection. */
export function prepareLiveStatements(orm: Orm) {
  return {
    byKeys: statement(orm, 'live_by_keys', perKey(sql`c.key = any(${param('keys')}::text[])`)),
    ofKind: statement(orm, 'live_of_kind', perKey(sql`true`)),
    activeOfType: statement(
      orm,
      'live_of_type',
      sql`select e.* from (${perKey(sql`split_part(c.key, '/', 1) = ${param('type')}::text`)}) e
        where e.data -> 'is_active' = 'true'::jsonb`,
    ),
    seoRule: statement(orm, 'live_seo_rule', byAddress('seo-rule')),
    snippet: statement(orm, 'live_snippet', byAddress('snippet')),
    redirectRule: statement(orm, 'live_redirect_rule', byAddress('redirect-rule')),
  };
}
