import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { shownName } from '#schemas/comment-author.ts';
import type { CommentAnswer, CommentAuthor, CommentRating } from '#schemas/comments.ts';
import { limits } from '#schemas/constants.ts';
import { customer } from '../tables.ts';
import type { Settings } from './comment-settings.ts';
import { comment, commentRating } from './tables.ts';

const below = alias(comment, 'below');
const deeper = alias(comment, 'deeper');
type Rows = typeof comment | typeof below;

/** The customer who asks; null for a guest. */
export type Viewer = string | null;

/**
 * Which comments somebody sees: published ones, their own that wait or were rejected, and the places of deleted ones below
 * which published answers stand.
 */
export function visibleTo(rows: Rows, viewer: Viewer): SQL {
  const kept = sql`exists (select 1 from ${comment} as deeper where (${deeper.topId} = ${rows.id} or ${deeper.parentId} = ${rows.id}) and ${deeper.state} = 'published')`;
  const seen = or(
    eq(rows.state, 'published'),
    viewer === null
      ? undefined
      : and(eq(rows.customerId, viewer), inArray(rows.state, ['waiting', 'rejected'])),
    and(eq(rows.state, 'deleted'), kept),
  );
  return sql`(${seen})`;
}

const answersWhere = (under: SQL, viewer: Viewer) =>
  sql<number>`(select count(*)::int from ${comment} as below where ${under} and ${visibleTo(below, viewer)})`;

/** What is read of a comment, from the table joined with its author's account. */
export const columnsFor = (viewer: Viewer) => ({
  row: comment,
  firstname: customer.firstname,
  lastname: customer.lastname,
  total: sql<number>`(select coalesce(sum(r.value), 0)::int from ${commentRating} r where r.comment_id = ${comment.id})`,
  mine:
    viewer === null
      ? sql<number | null>`null::int`
      : sql<
          number | null
        >`(select r.value::int from ${commentRating} r where r.comment_id = ${comment.id} and r.customer_id = ${viewer})`,
  totalAnswers: answersWhere(sql`${below.topId} = ${comment.id}`, viewer),
  replyCount: answersWhere(sql`${below.parentId} = ${comment.id}`, viewer),
});

export interface CommentRow {
  readonly row: typeof comment.$inferSelect;
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly total: number;
  readonly mine: number | null;
  readonly totalAnswers: number;
  readonly replyCount: number;
}

/** Who wrote a comment, as the public sees it; null where the account is gone. */
export function authorOf(
  {
    row,
    firstname,
    lastname,
  }: Pick<CommentRow, 'firstname' | 'lastname'> & { readonly row: Pick<CommentRow['row'], 'staff'> },
  houseName: string,
): CommentAuthor | null {
  if (row.staff !== null) return { name: houseName, staff: true };
  return firstname === null ? null : { name: shownName(firstname, lastname ?? ''), staff: false };
}

/** A rating of the numbers it is made of: the sum of all, and the asking customer's 1, -1 or nothing. */
export const ratingOf = (total: number, mine: number | null): CommentRating => ({
  total,
  status: mine === null || mine === 0 ? 'nothing' : mine > 0 ? 'like' : 'dislike',
});

/** A comment on the wire, without its answers. A deleted one keeps its place and nothing else. */
export function toComment(
  found: CommentRow,
  viewer: Viewer,
  { house_name, edit_minutes }: Pick<Settings, 'house_name' | 'edit_minutes'>,
): CommentAnswer {
  const { row, total, mine, totalAnswers, replyCount } = found;
  const gone = row.state === 'deleted';
  const own = !gone && viewer !== null && row.customerId === viewer;
  return {
    id: row.id,
    text: gone ? '' : row.text,
    comment_top_id: row.topId,
    parent_id: row.parentId,
    rating: gone ? ratingOf(0, null) : ratingOf(total, mine),
    answers: [],
    totalAnswers,
    replyCount,
    limit: limits.answers_page,
    offset: 0,
    author: gone ? null : authorOf(found, house_name),
    date: row.createdAt.toISOString(),
    edited: !gone && row.editedAt !== null,
    own,
    edit_until: own ? editableUntil(row, edit_minutes).toISOString() : null,
    state: row.state,
    reject_reason: own && row.state === 'rejected' ? row.rejectReason : null,
  };
}

/** Until when the author of a comment may change it. */
export const editableUntil = ({ createdAt }: Pick<CommentRow['row'], 'createdAt'>, minutes: number): Date =>
  new Date(createdAt.getTime() + minutes * 60_000);
