import { and, asc, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CommentReportReason } from '#schemas/comments.ts';
import type { CommentCounts, StaffComment, StaffCommentFilter } from '#schemas/studio/comments.ts';
import type { Orm } from '../../base/database/database.ts';
import { customer } from '../tables.ts';
import type { CommentParts } from './comment-parts.ts';
import { authorOf } from './comment-rows.ts';
import { readCommentSettings } from './comment-settings.ts';
import { comment, commentRating, commentReport } from './tables.ts';

export interface WantedComments {
  readonly show: StaffCommentFilter;
  /** Alias of a post. */
  readonly post?: string | undefined;
  /** Words of the text or of the author's name. */
  readonly q?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

const parent = alias(comment, 'parent');
const parentAuthor = alias(customer, 'parent_author');
const openReports = sql`exists (select 1 from ${commentReport} r where r.comment_id = ${comment.id} and r.settled_by is null)`;
const waiting = eq(comment.state, 'waiting');
const reported = and(sql`${comment.state} in ('published', 'waiting')`, openReports);

const filters: Readonly<Record<StaffCommentFilter, SQL | undefined>> = {
  queue: or(waiting, reported),
  waiting,
  reported,
  published: eq(comment.state, 'published'),
  rejected: eq(comment.state, 'rejected'),
  deleted: eq(comment.state, 'deleted'),
  all: undefined,
};

/** Letters of a search stand for themselves. */
const containing = (q: string) => `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`;

function searching(q: string): SQL {
  const pattern = containing(q.trim());
  return sql`(${comment.text} ilike ${pattern} or concat_ws(' ', ${customer.firstname}, ${customer.lastname}) ilike ${pattern})`;
}

const joined = { row: comment, firstname: customer.firstname, lastname: customer.lastname };
const columns = {
  ...joined,
  total: sql<number>`(select coalesce(sum(r.value), 0)::int from ${commentRating} r where r.comment_id = ${comment.id})`,
  reports: sql<
    { reason: CommentReportReason; count: number }[]
  >`(select coalesce(jsonb_agg(jsonb_build_object('reason', s.reason, 'count', s.times) order by s.times desc, s.reason), '[]'::jsonb)
      from (select r.reason, count(*)::int as times from ${commentReport} r
        where r.comment_id = ${comment.id} and r.settled_by is null group by r.reason) s)`,
  above: { id: parent.id, text: parent.text, staff: parent.staff, state: parent.state },
  aboveFirst: parentAuthor.firstname,
  aboveLast: parentAuthor.lastname,
};

/** A page of comments for staff: the queue oldest first, for it is worked through; everything else newest first. */
export async function readQueue(
  { orm, live }: Pick<CommentParts, 'orm' | 'live'>,
  { show, post, q = '', limit, offset }: WantedComments,
): Promise<{ readonly comments: StaffComment[]; readonly total: number }> {
  const which = and(
    filters[show],
    post === undefined ? undefined : eq(comment.post, post),
    q.trim() === '' ? undefined : searching(q),
  );
  const order = show === 'queue' || show === 'waiting' || show === 'reported' ? asc : desc;
  const [settings, rows, total] = await Promise.all([
    readCommentSettings(live),
    orm
      .select(columns)
      .from(comment)
      .leftJoin(customer, eq(customer.id, comment.customerId))
      .leftJoin(parent, eq(parent.id, comment.parentId))
      .leftJoin(parentAuthor, eq(parentAuthor.id, parent.customerId))
      .where(which)
      .orderBy(order(comment.createdAt), order(comment.id))
      .limit(limit)
      .offset(offset),
    countOf(orm, which),
  ]);
  const titles = await titlesOf(live, [...new Set(rows.map(({ row }) => row.post))]);
  const comments = rows.map(
    ({ row, firstname, lastname, total: rating, reports: reported, above, ...rest }) => ({
      ...ofRow(row),
      post: { alias: row.post, title: titles.get(row.post) ?? null },
      parent:
        above === null || above.id === null
          ? null
          : {
              id: above.id,
              text: above.text,
              author: authorOf(
                { row: above, firstname: rest.aboveFirst, lastname: rest.aboveLast },
                settings.house_name,
              ),
            },
      author: authorOf({ row, firstname, lastname }, settings.house_name),
      rating_total: rating,
      reports: reported,
    }),
  );
  return { comments, total };
}

async function countOf(orm: Orm, wanted: SQL | undefined): Promise<number> {
  const [row] = await orm
    .select({ total: count() })
    .from(comment)
    .leftJoin(customer, eq(customer.id, comment.customerId))
    .where(wanted);
  return row?.total ?? 0;
}

/** How much there is to do. */
export async function readCommentCounts(orm: Orm): Promise<CommentCounts> {
  const [queue, waits, reports] = await Promise.all([
    countOf(orm, filters.queue),
    countOf(orm, waiting),
    countOf(orm, reported),
  ]);
  return { queue, waiting: waits, reported: reports };
}

type Own = Omit<StaffComment, 'post' | 'parent' | 'author' | 'rating_total' | 'reports'>;
const ofRow = (row: typeof comment.$inferSelect): Own => ({
  id: row.id,
  text: row.text,
  state: row.state,
  hold_reason: row.holdReason,
  reject_reason: row.rejectReason,
  deleted_by: row.deletedBy,
  comment_top_id: row.topId,
  date: row.createdAt.toISOString(),
  edited: row.editedAt !== null,
  moderated_by: row.moderatedBy,
  moderated_at: row.moderatedAt?.toISOString() ?? null,
});

/** Titles of posts that are live, by alias. */
async function titlesOf(
  live: CommentParts['live'],
  aliases: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (aliases.length === 0) return new Map();
  const { entries } = await live.some('post', aliases, { named: null, accepted: [] });
  return new Map(entries.map(({ key, data }) => [key, data.title]));
}
