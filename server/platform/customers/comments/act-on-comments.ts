import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CommentState } from '#schemas/comments.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { CommentAct, CommentActed, CommentAction } from '#schemas/studio/comments.ts';
import type { Orm } from '../../base/database/database.ts';
import { PlatformError } from '../../http/platform-error.ts';
import type { CommentParts } from './comment-parts.ts';
import { plainText } from './comment-text.ts';
import { comment, commentAct, commentReport } from './tables.ts';

type Row = typeof comment.$inferSelect;
type After = Pick<Row, 'state' | 'holdReason' | 'rejectReason' | 'deletedBy'>;

const states: Readonly<Record<CommentAction, CommentState>> = {
  approve: 'published',
  reject: 'rejected',
  hold: 'waiting',
  delete: 'deleted',
  restore: 'published',
};
const appliesTo: Readonly<Record<CommentAction, readonly CommentState[]>> = {
  // A published comment is approved where customers reported it: it stays, and the reports are settled.
  approve: ['waiting', 'rejected', 'published'],
  reject: ['waiting', 'published'],
  hold: ['published', 'rejected'],
  delete: ['waiting', 'rejected', 'published'],
  restore: ['deleted'],
};

/** Whether an action changes a comment. What its author deleted is gone: its words are not kept. */
export const canAct = (
  action: CommentAction,
  { state, deletedBy }: Pick<Row, 'state' | 'deletedBy'>,
): boolean => appliesTo[action].includes(state) && deletedBy !== 'author';

/** How a comment is after an action. */
export const afterAct = (action: CommentAction, reason: string | null): After => ({
  state: states[action],
  holdReason: action === 'hold' ? 'staff' : null,
  rejectReason: action === 'reject' ? reason : null,
  deletedBy: action === 'delete' ? 'house' : null,
});

/** In one order for everybody, so that two who act on the same comments wait for each other and never in a circle. */
const lockComments = (tx: Orm, ids: readonly string[]) =>
  tx
    .select()
    .from(comment)
    .where(inArray(comment.id, [...ids]))
    .orderBy(comment.id)
    .for('update');

/**
 * Does the same with several comments. Those to which it does not apply stay as they are, e.g. because a colleague was faster.
 * @param staff address of who decides
 * @throws PlatformError not_found when none of the ids is a comment
 */
export async function actOnComments(
  { orm, now }: Pick<CommentParts, 'orm' | 'now'>,
  { action, ids, reason }: CommentAct,
  staff: string,
): Promise<CommentActed> {
  const at = new Date(now());
  const act = crypto.randomUUID();
  const why = reason === undefined ? null : plainText(reason) || null;
  return orm.transaction(async (tx) => {
    const rows = await lockComments(tx, ids);
    if (rows.length === 0) throw new PlatformError('not_found', refuse('comment.unknown'));
    const acted = rows.filter((row) => canAct(action, row));
    const changed = acted.map(({ id }) => id);
    if (changed.length === 0) return { act, changed };
    await tx.insert(commentAct).values(
      acted.map((row) => ({
        act,
        commentId: row.id,
        action,
        staff,
        at,
        reason: why,
        stateBefore: row.state,
        holdBefore: row.holdReason,
        rejectBefore: row.rejectReason,
      })),
    );
    await tx
      .update(comment)
      .set({ ...afterAct(action, why), moderatedBy: staff, moderatedAt: at })
      .where(inArray(comment.id, changed));
    // Somebody has looked: whatever was decided, what customers reported is settled by it. Put back, it is open to all again.
    if (action !== 'hold')
      await tx
        .update(commentReport)
        .set({ settledBy: act })
        .where(and(inArray(commentReport.commentId, changed), isNull(commentReport.settledBy)));
    return { act, changed };
  });
}

/**
 * Takes an act back: its comments are as they were before, unless somebody has decided about them since or their author deleted
 * them.
 * @returns the comments it was taken back for
 * @throws PlatformError not_found for an act that never was
 */
export async function undoAct(
  { orm, now }: Pick<CommentParts, 'orm' | 'now'>,
  act: string,
  staff: string,
): Promise<string[]> {
  const at = new Date(now());
  return orm.transaction(async (tx) => {
    const done = await tx.select().from(commentAct).where(eq(commentAct.act, act));
    if (done.length === 0) throw new PlatformError('not_found', refuse('comment.no-act'));
    const before = new Map(
      done.filter(({ undoneAt }) => undoneAt === null).map((row) => [row.commentId, row]),
    );
    const rows = await lockComments(tx, [...before.keys()]);
    const latest = await latestActs(tx, [...before.keys()]);
    const undone = rows.filter(({ id, deletedBy }) => latest.get(id) === act && deletedBy !== 'author');
    for (const { id } of undone) {
      const was = before.get(id);
      if (was === undefined) continue;
      // One connection, one after the other: together they would only wait for each other.
      await tx
        .update(comment)
        .set({
          state: was.stateBefore,
          holdReason: was.holdBefore,
          rejectReason: was.rejectBefore,
          deletedBy: was.stateBefore === 'deleted' ? 'house' : null,
          moderatedBy: staff,
          moderatedAt: at,
        })
        .where(eq(comment.id, id));
    }
    const ids = undone.map(({ id }) => id);
    if (ids.length === 0) return [];
    await tx
      .update(commentReport)
      .set({ settledBy: null })
      .where(and(inArray(commentReport.commentId, ids), eq(commentReport.settledBy, act)));
    await tx
      .update(commentAct)
      .set({ undoneAt: at })
      .where(and(eq(commentAct.act, act), inArray(commentAct.commentId, ids)));
    return ids;
  });
}

/** The last act about each comment that was not taken back. */
async function latestActs(tx: Orm, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectDistinctOn([commentAct.commentId], { id: commentAct.commentId, act: commentAct.act })
    .from(commentAct)
    .where(and(inArray(commentAct.commentId, [...ids]), isNull(commentAct.undoneAt)))
    .orderBy(commentAct.commentId, sql`${commentAct.at} desc`);
  return new Map(rows.map(({ id, act }) => [id, act]));
}

/**
 * Answers a comment in the name of the house.
 * @returns id of the answer
 * @throws PlatformError not_found, wrong_state for one that is not published, invalid_fields for an empty text
 */
export async function answerAsHouse(
  { orm, now }: Pick<CommentParts, 'orm' | 'now'>,
  id: string,
  written: string,
  staff: string,
): Promise<string> {
  const text = plainText(written);
  if (text === '') {
    throw new PlatformError('invalid_fields', refuse('comment.empty'), {
      fields: { text: refuse('problem.empty') },
    });
  }
  const [row] = await orm.select().from(comment).where(eq(comment.id, id));
  if (!row) throw new PlatformError('not_found', refuse('comment.unknown'));
  if (row.state !== 'published') throw new PlatformError('wrong_state', refuse('comment.not-published'));
  const [added] = await orm
    .insert(comment)
    .values({
      post: row.post,
      topId: row.topId ?? row.id,
      parentId: row.id,
      staff,
      text,
      state: 'published',
      createdAt: new Date(now()),
    })
    .returning({ id: comment.id });
  if (!added) throw new Error('the answer was not stored');
  return added.id;
}
