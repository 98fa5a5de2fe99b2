import type { StaffComment } from '#schemas/studio/comments.ts';

/** What can be done with one comment at its card. */
export type CardAction = 'approve' | 'reject' | 'delete' | 'answer' | 'restore';

/** What applies to a comment as it is. What its author deleted does not come back; what nobody reported needs no approval. */
export function possibleActions({
  state,
  deleted_by,
  reports,
}: Pick<StaffComment, 'state' | 'deleted_by' | 'reports'>): readonly CardAction[] {
  switch (state) {
    case 'waiting':
      return ['approve', 'reject', 'delete'];
    case 'published':
      return [...(reports.length > 0 ? (['approve'] as const) : []), 'answer', 'reject', 'delete'];
    case 'rejected':
      return ['approve', 'delete'];
    case 'deleted':
      return deleted_by === 'house' ? ['restore'] : [];
  }
}
