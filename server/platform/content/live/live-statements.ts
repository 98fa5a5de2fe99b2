import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { ContentKindName } from '#schemas/content-kinds.ts';
import type { Orm } from '../../base/database/database.ts';

const param = sql.placeholder;

/** What a caller's language is made of: placeholders of a prepared statement, or values. */
interface LanguageParams {
  readonly named: SQLWrapper;
  readonly accepted: SQLWrapper;
}

/** The token and the languages, and the language this caller gets: named, else the best accepted one, else the default. */
export const visitOf = ({ named, accepted }: LanguageParams): SQL => sql`
  select m.token, m.default_locale, coalesce(
    ${named}::text,
    (select w.tag from unnest(${accepted}::text[]) with ordinality w(tag, rank)
      where w.tag = any(m.locales) order by w.rank limit 1),
    m.default_locale) as locale
  from content_meta m where m.id = 1`;

export const visit = visitOf({ named: param('named'), accepted: param('accepted') });

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

/** Where a statement reads entries `c` from: what is live, or drafts in its place. */
export interface EntrySource {
  /** Begins the names of its prepared statements. */
  readonly name: string;
  readonly entries: SQL;
}

export const liveSource: EntrySource = { name: 'live', entries: sql`content_entry` };

/**
 * Drafts as if they were live: all of them, or those of a release among what is live, in the versions that are planned.
 * Published nowhere, kept nowhere.
 * @param release its id; null for all drafts
 */
export const draftsOf = (release: SQLWrapper): EntrySource => ({
  name: 'draft',
  entries: sql`(
    select e.kind, e.key, e.locale, case
      when ${release}::uuid is null then e.draft
      when r.action = 'publish' and (r.version is null or r.version = e.version) then e.draft
      when r.action = 'publish' then (
        select h.data from content_history h
        where h.kind = e.kind and h.key = e.key and h.locale = e.locale and h.version = r.version
          and h.action in ('create', 'change', 'restore')
        order by h.id desc limit 1)
      when r.action = 'unpublish' then null
      else e.published end as published
    from content_entry e left join lateral (
      select x.entry ->> 'action' as action, (x.entry ->> 'version')::int as version
      from content_releases s
        left join content_schedule p on p.release_id = s.id and p.state = 'waiting'
        cross join lateral jsonb_array_elements(coalesce(p.entries, s.entries)) x(entry)
      where s.id = ${release}::uuid and x.entry ->> 'kind' = e.kind and x.entry ->> 'key' = e.key
        and x.entry ->> 'locale' = e.locale
      limit 1) r on true)`,
});

export const draftSource: EntrySource = draftsOf(param('release'));

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
export const standsForKey = ({ entries }: EntrySource) => sql`(c.locale in ('', v.locale) or not exists (
  select from ${entries} o
  where o.kind = c.kind and o.key = c.key and o.locale = v.locale and o.published is not null))`;

/** Entries of one kind that `which` picks, one per key. */
const perKey = ({ entries }: EntrySource, which: SQL) => sql`
  select distinct on (c.key) c.key, c.published as data, 0 as rank
  from ${entries} c, v where c.kind = ${param('kind')}::text and ${which} and ${inLanguage}
  order by c.key, c.locale = v.locale desc`;

/**
 * Rules of one kind for an address: those whose url is among the given ones, best first. The kind stands in the text of
 * the statement so that the index over addresses, which holds these kinds only, can be used.
 */
const byAddress = (source: EntrySource, kind: ContentKindName) => sql`
  select c.key, c.published as data, array_position(${param('urls')}::text[], c.published ->> 'url') as rank
  from ${source.entries} c, v
  where c.kind = ${sql.raw(`'${kind}'`)} and c.published ->> 'url' = any(${param('urls')}::text[]) and ${inLanguage}
    and ${standsForKey(source)}`;

/** The statements behind all public calls, prepared once per connection. */
export function prepareLiveStatements(orm: Orm, source: EntrySource = liveSource) {
  const named = (name: string, entries: SQL) => statement(orm, `${source.name}_${name}`, entries);
  return {
    byKeys: named('by_keys', perKey(source, sql`c.key = any(${param('keys')}::text[])`)),
    ofKind: named('of_kind', perKey(source, sql`true`)),
    activeOfType: named(
      'of_type',
      sql`select e.* from (${perKey(source, sql`split_part(c.key, '/', 1) = ${param('type')}::text`)}) e
        where e.data -> 'is_active' = 'true'::jsonb`,
    ),
    seoRule: named('seo_rule', byAddress(source, 'seo-rule')),
    snippet: named('snippet', byAddress(source, 'snippet')),
    redirectRule: named('redirect_rule', byAddress(source, 'redirect-rule')),
  };
}
