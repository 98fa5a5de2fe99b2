import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { CommentWrite } from '#schemas/comments.ts';
import type { Orm } from '../../base/database/database.ts';
import { type PersonLanguage, refuseIn } from '../../http/person-texts.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { type CommentParts, noSuchComment, notPublished, requirePost, type Writer } from './comment-parts.ts';
import { editableUntil, visibleTo } from './comment-rows.ts';
import { readCommentSettings, type Settings } from './comment-settings.ts';
import { plainText } from './comment-text.ts';
import { commentTexts } from './comment-texts.ts';
import { holdReason } from './hold-reason.ts';
import { comment } from './tables.ts';

/** The same words at the same place within this time are the same press of the button, or its repetition on a bad line. */
const repeatMs = 60_000;

/** @throws PlatformError invalid_fields where nothing is left of the text, or more than the site allows */
function fittingText(text: string, { max_length }: Settings, language: PersonLanguage): string {
  const plain = plainText(text);
  const wrong =
    plain === ''
      ? refuseIn(commentTexts, language, 'empty')
      : plain.length > max_length
        ? refuseIn(commentTexts, language, 'tooLong', { max: max_length })
        : null;
  if (wrong !== null) throw new PlatformError('invalid_fields', wrong, { fields: { text: wrong } });
  return plain;
}

function requireOpen({ who_may }: Settings, language: PersonLanguage): void {
  if (who_may === 'nobody') throw new PlatformError('forbidden', refuseIn(commentTexts, language, 'closed'));
}

interface Place {
  readonly topId: string | null;
  readonly parentId: string | null;
}

/** Where an answer stands. What it answers must be there for its writer, published, and of the named thread and post. */
async function placeOf(
  orm: Orm,
  post: string,
  { comment_top_id: top = null, parent_id: parent = null }: CommentWrite,
  { customerId, language }: Writer,
): Promise<Place> {
  if (top === null && parent === null) return { topId: null, parentId: null };
  if (top === null) {
    const refusal = refuseIn(commentTexts, language, 'noRoot');
    throw new PlatformError('invalid_fields', refusal, { fields: { comment_top_id: refusal } });
  }
  const parentId = parent ?? top;
  const named = (id: string) =>
    orm
      .select()
      .from(comment)
      .where(and(eq(comment.id, id), eq(comment.post, post), visibleTo(comment, customerId)));
  const [[root], [answered]] = await Promise.all([named(top), named(parentId)]);
  const together = root?.topId === null && (parentId === top || answered?.topId === top);
  if (!root || !answered || !together) throw noSuchComment(language);
  // Below a deleted root people may go on talking to each other.
  if (answered.state !== 'published' || (root.state !== 'published' && root.state !== 'deleted'))
    throw notPublished(language);
  return { topId: top, parentId };
}

/**
 * Keeps a new comment; it waits where a rule holds it. The same once more within a minute is taken as a repetition.
 * @returns its id
 * @throws PlatformError not_found, forbidden where comments are closed, invalid_fields, wrong_state
 */
export async function createComment(
  parts: CommentParts,
  post: string,
  written: CommentWrite,
  writer: Writer,
): Promise<string> {
  const { orm, now } = parts;
  const { customerId, language, since } = writer;
  await requirePost(parts, post, writer.wanted, language);
  const settings = await readCommentSettings(parts.live);
  requireOpen(settings, language);
  const text = fittingText(written.text, settings, language);
  const place = await placeOf(orm, post, written, writer);
  const held = holdReason({ text, accountAgeMs: now() - since.getTime() }, settings);
  const createdAt = new Date(now());
  return orm.transaction(async (tx) => {
    // Two presses at once go one after the other: the second one sees the first one's row.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`comment ${customerId}`}, 0))`);
    const [earlier] = await tx
      .select({ id: comment.id })
      .from(comment)
      .where(
        and(
          eq(comment.customerId, customerId),
          eq(comment.post, post),
          place.parentId === null ? isNull(comment.parentId) : eq(comment.parentId, place.parentId),
          eq(comment.text, text),
          gt(comment.createdAt, new Date(createdAt.getTime() - repeatMs)),
          sql`${comment.state} <> 'deleted'`,
        ),
      );
    if (earlier) return earlier.id;
    const [added] = await tx
      .insert(comment)
      .values({
        ...place,
        post,
        customerId,
        text,
        state: held === null ? 'published' : 'waiting',
        holdReason: held,
        createdAt,
      })
      .returning({ id: comment.id });
    if (!added) throw new Error('the comment was not stored');
    return added.id;
  });
}

/** The comment of a customer, kept from others' hands until the transaction ends. @throws PlatformError not_found */
async function ownComment(tx: Orm, id: string, { customerId, language }: Writer) {
  const [row] = await tx
    .select()
    .from(comment)
    .where(and(eq(comment.id, id), eq(comment.customerId, customerId)))
    .for('update');
  if (!row || row.deletedBy === 'house') throw noSuchComment(language);
  return row;
}

/**
 * Changes the text of one's own comment within the time the site gives. The new text goes through the rules again; what waited
 * or was rejected waits for somebody to look.
 * @throws PlatformError not_found for others' and deleted ones, wrong_state when it is too late, invalid_fields
 */
export async function editComment(
  parts: CommentParts,
  id: string,
  written: string,
  writer: Writer,
): Promise<void> {
  const { orm, now } = parts;
  const { language, since } = writer;
  const settings = await readCommentSettings(parts.live);
  await orm.transaction(async (tx) => {
    const row = await ownComment(tx, id, writer);
    if (row.state === 'deleted') throw noSuchComment(language);
    requireOpen(settings, language);
    const text = fittingText(written, settings, language);
    if (now() > editableUntil(row, settings.edit_minutes).getTime()) {
      throw new PlatformError(
        'wrong_state',
        refuseIn(commentTexts, language, 'tooLate', { minutes: settings.edit_minutes }),
      );
    }
    if (text === row.text) return;
    const ruled = holdReason({ text, accountAgeMs: now() - since.getTime() }, settings);
    const held = row.state === 'published' ? ruled : (ruled ?? row.holdReason ?? 'changed');
    await tx
      .update(comment)
      .set({
        text,
        editedAt: new Date(now()),
        state: held === null ? 'published' : 'waiting',
        holdReason: held,
        rejectReason: null,
      })
      .where(eq(comment.id, id));
  });
}

/**
 * Takes one's own comment away, for good: its words are not kept. Its place stays while published answers stand below it. What
 * is deleted already counts as done.
 * @throws PlatformError not_found for others'
 */
export async function deleteComment({ orm }: CommentParts, id: string, writer: Writer): Promise<void> {
  await orm.transaction(async (tx) => {
    await ownComment(tx, id, writer);
    await tx
      .update(comment)
      .set({ state: 'deleted', deletedBy: 'author', text: '', holdReason: null, rejectReason: null })
      .where(eq(comment.id, id));
  });
}
