import { type Static, Type } from 'typebox';

/** A moment, ISO 8601 in UTC. */
const Moment = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$' });
const Id = Type.String({ format: 'uuid' });
const IdOrNull = Type.Union([Id, Type.Null()]);

/** The longest comment, in characters (UTF-16 units); a site may ask for less, never for more. */
export const longestComment = 2000;

/** What a customer thinks of a comment; `nothing` takes it back. Also the actions of the call `comment.rate`. */
export const CommentRatingStatus = Type.Union([
  Type.Literal('like'),
  Type.Literal('dislike'),
  Type.Literal('nothing'),
]);
export type CommentRatingStatus = Static<typeof CommentRatingStatus>;

/** Rating of a comment (specification 3): what the call `comment.rate` answers, too. */
export const CommentRating = Type.Object({
  /** Likes less dislikes of everybody; may be negative. */
  total: Type.Integer(),
  /** What the asking customer has said; `nothing` for guests. */
  status: CommentRatingStatus,
});
export type CommentRating = Static<typeof CommentRating>;

/**
 * `published`: everybody reads it. `waiting`: only its author sees it until somebody of the house has looked. `rejected`:
 * hidden by the house, only its author sees it. `deleted`: its author or the house took it away and answers of others
 * stand below it, so its place is kept without text and name.
 */
export const CommentState = Type.Union([
  Type.Literal('published'),
  Type.Literal('waiting'),
  Type.Literal('rejected'),
  Type.Literal('deleted'),
]);
export type CommentState = Static<typeof CommentState>;

/** Who wrote a comment, as everybody may see it. */
export const CommentAuthor = Type.Object({
  /** First name and the initial of the last one, e.g. `Anna K.`; the name of the house for staff. */
  name: Type.String(),
  /** Whether the house speaks; such comments carry a mark. */
  staff: Type.Boolean(),
});
export type CommentAuthor = Static<typeof CommentAuthor>;

const commentFields = {
  id: Id,
  /** Plain text with line breaks, never markup; empty for `deleted`. */
  text: Type.String(),
  /** The root comment it stands under; null for a root. */
  comment_top_id: IdOrNull,
  /** The comment it answers: the root or another answer under the same root; null for a root. */
  parent_id: IdOrNull,
  rating: CommentRating,
  /** How many answers stand under this root, at any depth, that the asking person can see; 0 for an answer. */
  totalAnswers: Type.Integer({ minimum: 0 }),
  /** How many of them answer this very comment. */
  replyCount: Type.Integer({ minimum: 0 }),
  /** Of the paging of `answers`: size of a page, and how many answers were skipped before the first of them. */
  limit: Type.Integer({ minimum: 1 }),
  offset: Type.Integer({ minimum: 0 }),
  /** Null for `deleted`, and where the account is gone. */
  author: Type.Union([CommentAuthor, Type.Null()]),
  /** When it was written. */
  date: Moment,
  /** Whether its text was changed since. */
  edited: Type.Boolean(),
  /** Whether the asking customer wrote it: only then it may be deleted (and until `edit_until` edited). */
  own: Type.Boolean(),
  /** Until when its author may change it; null where the asking person may not at all. */
  edit_until: Type.Union([Moment, Type.Null()]),
  state: CommentState,
  /** For the author of a rejected comment: why, in words of the house. Null otherwise. */
  reject_reason: Type.Union([Type.String(), Type.Null()]),
};

/** An answer: it stands in the flat list of its root and has none of its own. */
export const CommentAnswer = Type.Object({
  ...commentFields,
  answers: Type.Array(Type.Never(), { maxItems: 0 }),
});
export type CommentAnswer = Static<typeof CommentAnswer>;

/** A comment on a post (specification 3). A root carries the first page of its answers, oldest first. */
export const Comment = Type.Object({ ...commentFields, answers: Type.Array(CommentAnswer) });
export type Comment = Static<typeof Comment>;

/** What a list of comments says about how comments work here. */
export const CommentsConfig = Type.Object({
  /** Whether every new comment waits until somebody of the house has looked. */
  premoderation: Type.Boolean(),
  /** `nobody`: comments are closed and can only be read. */
  who_may: Type.Union([Type.Literal('customers'), Type.Literal('nobody')]),
  /** Longest text in characters. */
  max_length: Type.Integer({ minimum: 1, maximum: longestComment }),
  /** Roots of a page, and answers of a page. */
  page_size: Type.Integer({ minimum: 1 }),
  answers_page_size: Type.Integer({ minimum: 1 }),
  /** Minutes within which an author may change a text. */
  edit_minutes: Type.Integer({ minimum: 0 }),
});
export type CommentsConfig = Static<typeof CommentsConfig>;

/**
 * Answer of the calls `comments` (roots, newest first) and `answers` (with `commentTopId`, oldest first). The header
 * `x-items-total` counts what the asking person can see: roots for the first, answers of that root for the second; a root
 * that was deleted keeps its place there. `x-comments-readable` counts the comments and answers of the post that can be read.
 */
export const CommentList = Type.Object({ data: Type.Array(Comment), config: CommentsConfig });
export type CommentList = Static<typeof CommentList>;

/** Orders of roots: `all` is newest first (specification 7: the default). */
export const CommentSorting = Type.Union([Type.Literal('all')]);

/** Body of `comment.create`: both ids null for a root, both given for an answer. Answered with `{data: Comment}`, as is an edit. */
export const CommentWrite = Type.Object(
  {
    comment_top_id: Type.Optional(IdOrNull),
    parent_id: Type.Optional(IdOrNull),
    text: Type.String({ minLength: 1, maxLength: longestComment }),
  },
  { additionalProperties: false },
);
export type CommentWrite = Static<typeof CommentWrite>;

/** Body of `comment.edit`. */
export const CommentEdit = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: longestComment }) },
  { additionalProperties: false },
);
export type CommentEdit = Static<typeof CommentEdit>;

/** Body of `comment.rate`; answered with `{data: CommentRating}`, however often the same is said. */
export const CommentRate = Type.Object(
  { comment_id: Id, action: CommentRatingStatus },
  { additionalProperties: false },
);
export type CommentRate = Static<typeof CommentRate>;

/** Why a customer reports a comment. */
export const CommentReportReason = Type.Union([
  Type.Literal('spam'),
  Type.Literal('offensive'),
  Type.Literal('personal-data'),
  Type.Literal('untrue'),
  Type.Literal('other'),
]);
export type CommentReportReason = Static<typeof CommentReportReason>;

/** Body of `comment.report`: `POST /v2/posts/comments/{id}/report`, answered with `{data: true}` however often. */
export const CommentReport = Type.Object({ reason: CommentReportReason }, { additionalProperties: false });
export type CommentReport = Static<typeof CommentReport>;

/** Configuration category of comments; a missing key takes the default told with it. */
export const commentsConfigCategory = 'comments';
export const CommentsSettings = Type.Object({
  /** Default: false, comments appear at once unless a rule below holds them. */
  premoderation: Type.Optional(Type.Boolean()),
  /** Default: `customers`. */
  who_may: Type.Optional(CommentsConfig.properties.who_may),
  /** Default: 2000. */
  max_length: Type.Optional(Type.Integer({ minimum: 1, maximum: longestComment })),
  /** Default: 15. */
  edit_minutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 1440 })),
  /** More links than this hold a comment. Default: 0, any link does. */
  links_free: Type.Optional(Type.Integer({ minimum: 0, maximum: 20 })),
  /** Words that hold a comment, whatever their case and Polish letters. Default: none. */
  held_words: Type.Optional(Type.Array(Type.String({ minLength: 2, maxLength: 60 }), { maxItems: 500 })),
  /** Comments of accounts younger than this many hours are held. Default: 0, none is. */
  new_account_hours: Type.Optional(Type.Integer({ minimum: 0, maximum: 8760 })),
  /** So many reports of different customers hold a published comment. Default: 3. */
  reports_to_hold: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  /** Name under which the house answers. Default: the site's name. */
  house_name: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
});
export type CommentsSettings = Static<typeof CommentsSettings>;

/** Body of a successful `comment.delete` (specification 5): nothing else counts as deleted. */
export const CommentDeleted = Type.Literal(true);
