import {
  type AnyPgColumn,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CommentReportReason, CommentState } from '#schemas/comments.ts';
import type { CommentAction, CommentHoldReason } from '#schemas/studio/comments.ts';
import { customer } from '../tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Comments on posts: roots, and their answers in one flat list per root. */
export const comment = pgTable(
  'comments',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Alias of the post. Content may come and go; what people wrote under it stays. */
    post: text().notNull(),
    /** Null for a root. */
    topId: uuid('top_id').references((): AnyPgColumn => comment.id, { onDelete: 'cascade' }),
    parentId: uuid('parent_id').references((): AnyPgColumn => comment.id, { onDelete: 'cascade' }),
    /** Null for the house, and where the account is gone. */
    customerId: uuid('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    /** Address of the member of staff who answers for the house; never told to the public. */
    staff: text(),
    text: text().notNull(),
    state: text().$type<CommentState>().notNull(),
    /** Why it waits. */
    holdReason: text('hold_reason').$type<CommentHoldReason>(),
    /** Why it is hidden, for its author. */
    rejectReason: text('reject_reason'),
    deletedBy: text('deleted_by').$type<'author' | 'house'>(),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at'),
    moderatedBy: text('moderated_by'),
    moderatedAt: moment('moderated_at'),
  },
  (table) => [
    index('comments_roots').on(table.post, table.topId, table.createdAt),
    index('comments_answers').on(table.topId, table.createdAt),
    index('comments_parents').on(table.parentId),
    index('comments_states').on(table.state, table.createdAt),
    index('comments_customer').on(table.customerId),
  ],
);

/** What each customer thinks of a comment: one row, 1 or -1; none for nothing. Totals are sums of these. */
export const commentRating = pgTable(
  'comment_ratings',
  {
    commentId: uuid('comment_id')
      .notNull()
      .references(() => comment.id, { onDelete: 'cascade' }),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    value: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.commentId, table.customerId] })],
);

/** Who reported a comment, once per customer. */
export const commentReport = pgTable(
  'comment_reports',
  {
    commentId: uuid('comment_id')
      .notNull()
      .references(() => comment.id, { onDelete: 'cascade' }),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    reason: text().$type<CommentReportReason>().notNull(),
    at: moment('at').notNull(),
    /** The act that settled it; null while nobody of the house has looked. */
    settledBy: uuid('settled_by'),
  },
  (table) => [primaryKey({ columns: [table.commentId, table.customerId] })],
);

/** Every decision of the house about a comment, and how the comment was before: with it the decision is undone. */
export const commentAct = pgTable(
  'comment_acts',
  {
    /** Comments of one press of a button share it. */
    act: uuid().notNull(),
    commentId: uuid('comment_id')
      .notNull()
      .references(() => comment.id, { onDelete: 'cascade' }),
    action: text().$type<CommentAction>().notNull(),
    staff: text().notNull(),
    at: moment('at').notNull(),
    reason: text(),
    stateBefore: text('state_before').$type<CommentState>().notNull(),
    holdBefore: text('hold_before').$type<CommentHoldReason>(),
    rejectBefore: text('reject_before'),
    undoneAt: moment('undone_at'),
  },
  (table) => [
    primaryKey({ columns: [table.act, table.commentId] }),
    index('comment_acts_comment').on(table.commentId, table.at),
  ],
);
