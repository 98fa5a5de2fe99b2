import { type SQL, sql } from 'drizzle-orm';
import type { ContentKindName } from '#schemas/content-kinds.ts';
import type { Orm } from '../../base/database/database.ts';
import {
  type EntrySource,
  inLanguage,
  liveRow,
  liveSource,
  standsForKey,
  visit,
} from '../live/live-statements.ts';

const param = sql.placeholder;

interface PageOf {
  readonly kind: ContentKindName;
  /** Which entries `c` are wanted. */
  readonly which: SQL;
  /** Their order; the key decides between equals, so that pages never overlap. */
  readonly order: SQL;
  /** What of an entry `e` is answered. */
  readonly data?: SQL;
}

/**
 * One page of a sorted list, with the token and the language of the very same moment and the count of the whole list.
 * Only the rows of the page are answered with their data. The kind stands in the text of the statement, so that the index
 * that holds goods only can be used.
 */
function pageStatement(
  orm: Orm,
  source: EntrySource,
  name: string,
  { kind, which, order, data = sql`e.published` }: PageOf,
) {
  const ofKind = sql.raw(`'${kind}'`);
  return orm
    .select(liveRow)
    .from(sql`(
      with v as (${visit}), found as (
        select c.key, c.locale, row_number() over (order by ${order}, c.key collate "C") as rank
        from ${source.entries} c, v
        where c.kind = ${ofKind} and ${which} and ${inLanguage} and ${standsForKey(source)}
      ), page as (
        select e.key, f.rank, ${data} as data
        from (select * from found order by rank limit ${param('limit')}::int offset ${param('offset')}::int) f
        join ${source.entries} e on e.kind = ${ofKind} and e.key = f.key and e.locale = f.locale
      )
      select v.token, v.locale, v.default_locale, (select count(*)::int from found) as total, page.key, page.data
      from v left join page on true
      order by page.rank) l`)
    .prepare(source === liveSource ? name : `${source.name}_${name}`);
}

// Moments are texts of one form, in UTC (schemas/post.ts): their order as bytes is their order in time.
const datePost = sql`((c.published ->> 'date_post') collate "C")`;
const postsSoFar = {
  kind: 'post',
  order: sql`${datePost} desc`,
  // Lists do not carry the text of a post (specification 7: it comes with items/{alias}).
  data: sql`e.published - 'content'`,
} as const;
const soFar = sql`${datePost} <= ${param('now')}::text`;

const inCategory = sql`c.published ->> 'category' = ${param('category')}::text`;
const faqOrder = sql`(c.published ->> 'order')::bigint asc`;
/** As dictionaries sort, without the habits of one language: `Ł` after `L`, `ż` after `z`. */
const byName = sql`(c.published ->> 'name') collate "und-x-icu"`;

/** The statements behind the lists of posts, questions and banks, prepared once per connection. */
export function prepareCatalogueStatements(orm: Orm, source: EntrySource = liveSource) {
  return {
    posts: pageStatement(orm, source, 'posts', { ...postsSoFar, which: soFar }),
    postsOfCategory: pageStatement(orm, source, 'posts_of_category', {
      ...postsSoFar,
      which: sql`${soFar} and c.published -> 'categories' @> to_jsonb(${param('category')}::text)`,
    }),
    faqCategories: pageStatement(orm, source, 'faq_categories', {
      kind: 'faq-category',
      which: sql`true`,
      order: faqOrder,
    }),
    faqItems: pageStatement(orm, source, 'faq_items', {
      kind: 'faq-item',
      which: sql`true`,
      order: faqOrder,
    }),
    faqItemsOfCategory: pageStatement(orm, source, 'faq_items_of_category', {
      kind: 'faq-item',
      which: inCategory,
      order: faqOrder,
    }),
    banks: pageStatement(orm, source, 'banks', {
      kind: 'bank',
      which: sql`c.published -> 'uses' @> to_jsonb(${param('use')}::text)`,
      order: byName,
    }),
  };
}
