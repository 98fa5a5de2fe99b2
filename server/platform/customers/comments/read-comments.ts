import { and, asc, count, desc, eq, inArray, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Comment } from '#schemas/comments.ts';
import { limits } from '#schemas/constants.ts';
import type { Orm } from '../../base/database/database.ts';
import { customer } from '../tables.ts';
import { columnsFor, toComment, type Viewer, visibleTo } from './comment-rows.ts';
import type { Settings } from './comment-settings.ts';
import { comment } from './tables.ts';

export interface CommentPage {
  readonly limit: number;
  readonly offset: number;
}

export interface FoundComments {
  readonly comments: Comment[];
  /** How many there are without the limit. */
  readonly total: number;
}

interface Reading {
  readonly orm: Orm;
  readonly viewer: Viewer;
  readonly settings: Settings;
}

const readRows = ({ orm, viewer }: Reading) =>
  orm.select(columnsFor(viewer)).from(comment).leftJoin(customer, eq(customer.id, comment.customerId));

async function countOf({ orm }: Reading, which: SQL | undefined): Promise<number> {
  const [counted] = await orm.select({ total: count() }).from(comment).where(which);
  return counted?.total ?? 0;
}

/** How many comments and answers under a post the asking person can read: without those whose place alone is left. */
export const countReadable = (reading: Reading, post: string): Promise<number> =>
  countOf(
    reading,
    and(eq(comment.post, post), ne(comment.state, 'deleted'), visibleTo(comment, reading.viewer)),
  );

/** Roots under a post, newest first, each with the first page of its answers. */
export async function readRoots(
  reading: Reading,
  post: string,
  { limit, offset }: CommentPage,
): Promise<FoundComments> {
  const { viewer, settings } = reading;
  const which = and(eq(comment.post, post), isNull(comment.topId), visibleTo(comment, viewer));
  const [rows, total] = await Promise.all([
    readRows(reading)
      .where(which)
      .orderBy(desc(comment.createdAt), desc(comment.id))
      .limit(limit)
      .offset(offset),
    countOf(reading, which),
  ]);
  const roots = rows.map((row) => toComment(row, viewer, settings));
  const answers = await readFirstAnswers(
    reading,
    roots.flatMap(({ id, totalAnswers }) => (totalAnswers > 0 ? [id] : [])),
  );
  return { comments: roots.map((root) => ({ ...root, answers: answers.get(root.id) ?? [] })), total };
}

/** The first page of answers of each root. */
async function readFirstAnswers(
  reading: Reading,
  roots: readonly string[],
): Promise<ReadonlyMap<string | null, Comment['answers']>> {
  if (roots.length === 0) return new Map();
  const { orm, viewer, settings } = reading;
  const ranked = orm
    .select({
      id: comment.id,
      rank: sql<number>`row_number() over (partition by ${comment.topId} order by ${comment.createdAt}, ${comment.id})`.as(
        'rank',
      ),
    })
    .from(comment)
    .where(and(inArray(comment.topId, [...roots]), visibleTo(comment, viewer)))
    .as('ranked');
  const rows = await readRows(reading)
    .innerJoin(ranked, eq(ranked.id, comment.id))
    .where(lte(ranked.rank, limits.answers_page))
    .orderBy(asc(comment.createdAt), asc(comment.id));
  const answers = rows.map((row) => toComment(row, viewer, settings));
  return Map.groupBy(answers, ({ comment_top_id }) => comment_top_id);
}

/** Answers under one root at any depth, oldest first; null where the asking person sees no such root under the post. */
export async function readAnswers(
  reading: Reading,
  post: string,
  root: string,
  { limit, offset }: CommentPage,
): Promise<FoundComments | null> {
  const { viewer, settings } = reading;
  const which = and(eq(comment.topId, root), visibleTo(comment, viewer));
  const itself = and(
    eq(comment.id, root),
    eq(comment.post, post),
    isNull(comment.topId),
    visibleTo(comment, viewer),
  );
  const [rows, total, roots] = await Promise.all([
    readRows(reading)
      .where(which)
      .orderBy(asc(comment.createdAt), asc(comment.id))
      .limit(limit)
      .offset(offset),
    countOf(reading, which),
    countOf(reading, itself),
  ]);
  if (roots === 0) return null;
  return { comments: rows.map((row) => toComment(row, viewer, settings)), total };
}

/** One comment with the first page of its answers; null where the asking person does not see it. */
export async function readComment(reading: Reading, id: string): Promise<Comment | null> {
  const { viewer, settings } = reading;
  const [row] = await readRows(reading).where(and(eq(comment.id, id), visibleTo(comment, viewer)));
  if (row === undefined) return null;
  const found = toComment(row, viewer, settings);
  const answers = found.totalAnswers > 0 ? await readFirstAnswers(reading, [id]) : new Map();
  return { ...found, answers: answers.get(id) ?? [] };
}
