import type { CommentRating, CommentRatingStatus } from '#schemas/comments.ts';

const worth: Readonly<Record<CommentRatingStatus, number>> = { like: 1, nothing: 0, dislike: -1 };

/** What a press of a button means: what it says, or taking back what was said already. */
export const wishOf = (now: CommentRatingStatus, pressed: 'like' | 'dislike'): CommentRatingStatus =>
  now === pressed ? 'nothing' : pressed;

/**
 * The calls that lead from one opinion to another (specification 4): from like to dislike and back the way goes via
 * nothing, in two calls.
 */
export function rateCalls(
  from: CommentRatingStatus,
  to: CommentRatingStatus,
): readonly CommentRatingStatus[] {
  if (from === to) return [];
  return from === 'nothing' || to === 'nothing' ? [to] : ['nothing', to];
}

/** The rating after one such call; the sum changes by what was taken back and what was given. */
export const afterRating = (
  { total, status }: CommentRating,
  action: CommentRatingStatus,
): CommentRating => ({ total: total - worth[status] + worth[action], status: action });
