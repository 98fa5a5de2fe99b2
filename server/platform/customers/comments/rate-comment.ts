import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { CommentRate, CommentRating, CommentReportReason } from '#schemas/comments.ts';
import type { Orm } from '../../base/database/database.ts';
import { refuseIn } from '../../http/person-texts.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { type CommentParts, noSuchComment, notPublished, type Writer } from './comment-parts.ts';
import { ratingOf, visibleTo } from './comment-rows.ts';
import { readCommentSettings } from './comment-settings.ts';
import { commentTexts } from './comment-texts.ts';
import { comment, commentRating, commentReport } from './tables.ts';

const values = { like: 1, dislike: -1, nothing: 0 } as const;

/** A published comment, kept from others' hands until the transaction ends. */
async function publishedComment(tx: Orm, id: string, { customerId, language }: Writer) {
  const [row] = await tx
    .select()
    .from(comment)
    .where(and(eq(comment.id, id), visibleTo(comment, customerId)))
    .for('update');
  if (!row) throw noSuchComment(language);
  if (row.state !== 'published') throw notPublished(language);
  return row;
}

/**
 * Says what a customer thinks of a comment (specification 3). Everybody's opinion counts once and the total is the sum of them,
 * so saying the same twice changes nothing, and going from one opinion to the other directly counts as going through nothing.
 * @throws PlatformError not_found, wrong_state for one that is not published
 */
export async function rateComment(
  { orm }: Pick<CommentParts, 'orm'>,
  { comment_id: id, action }: CommentRate,
  writer: Writer,
): Promise<CommentRating> {
  const { customerId } = writer;
  const value = values[action];
  return orm.transaction(async (tx) => {
    await publishedComment(tx, id, writer);
    if (value === 0) {
      await tx
        .delete(commentRating)
        .where(and(eq(commentRating.commentId, id), eq(commentRating.customerId, customerId)));
    } else {
      await tx
        .insert(commentRating)
        .values({ commentId: id, customerId, value })
        .onConflictDoUpdate({
          target: [commentRating.commentId, commentRating.customerId],
          set: { value },
        });
    }
    const [sum] = await tx
      .select({ total: sql<number>`coalesce(sum(${commentRating.value}), 0)::int` })
      .from(commentRating)
      .where(eq(commentRating.commentId, id));
    return ratingOf(sum?.total ?? 0, value);
  });
}

/**
 * Reports a comment to the house, once per customer. Enough reports of different customers take it out of sight until somebody
 * has looked; what the house itself wrote, and what it has looked at since, stays.
 * @throws PlatformError not_found, wrong_state for one's own and for one that is not published
 */
export async function reportComment(
  { orm, live, now }: Pick<CommentParts, 'orm' | 'live' | 'now'>,
  id: string,
  reason: CommentReportReason,
  writer: Writer,
): Promise<void> {
  const { customerId, language } = writer;
  const { reports_to_hold } = await readCommentSettings(live);
  await orm.transaction(async (tx) => {
    const row = await publishedComment(tx, id, writer);
    if (row.customerId === customerId)
      throw new PlatformError('wrong_state', refuseIn(commentTexts, language, 'own'));
    await tx
      .insert(commentReport)
      .values({ commentId: id, customerId, reason, at: new Date(now()) })
      .onConflictDoNothing();
    const [open] = await tx
      .select({ reports: count() })
      .from(commentReport)
      .where(and(eq(commentReport.commentId, id), isNull(commentReport.settledBy)));
    if (row.staff !== null || (open?.reports ?? 0) < reports_to_hold) return;
    await tx.update(comment).set({ state: 'waiting', holdReason: 'reports' }).where(eq(comment.id, id));
  });
}
