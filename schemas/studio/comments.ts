import { type Static, Type } from 'typebox';
import { CommentAuthor, CommentReportReason, CommentState, longestComment } from '../comments.ts';

/** What keeps a comment back until somebody of the house has looked. */
export const CommentHoldReason = Type.Union([
  /** Every comment waits here. */
  Type.Literal('premoderation'),
  Type.Literal('links'),
  Type.Literal('words'),
  Type.Literal('new-account'),
  /** Customers reported it. */
  Type.Literal('reports'),
  /** Its author changed it after it was rejected. */
  Type.Literal('changed'),
  /** Somebody of the house put it back into the queue. */
  Type.Literal('staff'),
]);
export type CommentHoldReason = Static<typeof CommentHoldReason>;

const TextOrNull = Type.Union([Type.String(), Type.Null()]);

/** A comment as those see it who look after comments. */
export const StaffComment = Type.Object({
  id: Type.String(),
  text: Type.String(),
  state: CommentState,
  /** Why it waits; null where it does not. */
  hold_reason: Type.Union([CommentHoldReason, Type.Null()]),
  reject_reason: TextOrNull,
  /** Who took it away; null where nobody did. What its author deleted is gone and does not come back. */
  deleted_by: Type.Union([Type.Literal('author'), Type.Literal('house'), Type.Null()]),
  post: Type.Object({
    alias: Type.String(),
    /** Null where the post is not live any more. */
    title: TextOrNull,
  }),
  comment_top_id: TextOrNull,
  /** What it answers; null for a root. */
  parent: Type.Union([
    Type.Object({ id: Type.String(), text: Type.String(), author: Type.Union([CommentAuthor, Type.Null()]) }),
    Type.Null(),
  ]),
  author: Type.Union([CommentAuthor, Type.Null()]),
  date: Type.String(),
  edited: Type.Boolean(),
  rating_total: Type.Integer(),
  /** Reports nobody of the house has looked at yet, by reason. */
  reports: Type.Array(Type.Object({ reason: CommentReportReason, count: Type.Integer() })),
  /** Address of the member of staff who decided last, and when. */
  moderated_by: TextOrNull,
  moderated_at: TextOrNull,
});
export type StaffComment = Static<typeof StaffComment>;

/** Which comments a list has; `queue` is what waits and what was reported. */
export const StaffCommentFilter = Type.Union([
  Type.Literal('queue'),
  Type.Literal('waiting'),
  Type.Literal('reported'),
  Type.Literal('published'),
  Type.Literal('rejected'),
  Type.Literal('deleted'),
  Type.Literal('all'),
]);
export type StaffCommentFilter = Static<typeof StaffCommentFilter>;

/** How much there is to do. What waits and was reported too counts once in the queue. */
export const CommentCounts = Type.Object({
  queue: Type.Integer(),
  waiting: Type.Integer(),
  reported: Type.Integer(),
});
export type CommentCounts = Static<typeof CommentCounts>;

/** What can be done with comments. `approve` publishes what waits or was rejected, and settles reports. */
export const CommentAction = Type.Union([
  Type.Literal('approve'),
  Type.Literal('reject'),
  Type.Literal('hold'),
  Type.Literal('delete'),
  Type.Literal('restore'),
]);
export type CommentAction = Static<typeof CommentAction>;

/** How many comments one act may be about. */
export const maxCommentsAtOnce = 100;

/** Body of an act. */
export const CommentAct = Type.Object(
  {
    action: CommentAction,
    ids: Type.Array(Type.String({ format: 'uuid' }), { minItems: 1, maxItems: maxCommentsAtOnce }),
    /** For `reject`: why, in words its author reads. */
    reason: Type.Optional(Type.String({ maxLength: 300, pattern: '^[^\\u0000]*$' })),
  },
  { additionalProperties: false },
);
export type CommentAct = Static<typeof CommentAct>;

/** What an act did: with its id it can be undone. */
export const CommentActed = Type.Object({
  act: Type.String(),
  /** Comments it changed; those to which it does not apply stay as they are. */
  changed: Type.Array(Type.String()),
});
export type CommentActed = Static<typeof CommentActed>;

/** Body of an answer of the house. */
export const HouseAnswer = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: longestComment }) },
  { additionalProperties: false },
);
