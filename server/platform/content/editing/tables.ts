import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PreviewVisitor } from '#schemas/studio/preview.ts';
import type { ReleaseEntry } from '#schemas/studio/release.ts';
import type { PlanRefusal } from '#schemas/studio/schedule.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Who has what open; rows without a recent sign of life count as gone and are swept away. */
export const contentPresence = pgTable(
  'content_presence',
  {
    windowId: text('window_id').primaryKey(),
    kind: text().notNull(),
    key: text().notNull(),
    locale: text().notNull(),
    staffId: uuid('staff_id').notNull(),
    since: moment('since').notNull(),
    seenAt: moment('seen_at').notNull(),
    /** When this window took the pen; the latest one among the present has it. */
    heldSince: moment('held_since'),
  },
  (table) => [index('content_presence_entry').on(table.kind, table.key, table.locale)],
);

/** What goes live, or off the site, at a time. */
export const contentSchedule = pgTable(
  'content_schedule',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** An entry; null for a release. */
    kind: text(),
    key: text(),
    locale: text(),
    releaseId: uuid('release_id'),
    action: text({ enum: ['publish', 'unpublish'] }).notNull(),
    at: moment('at').notNull(),
    /** The version of the entry that goes live: the one its publisher saw. */
    version: integer(),
    /** Of a release: all of it as its publisher saw it, each entry with the version that goes live. */
    entries: jsonb().$type<readonly ReleaseEntry[]>(),
    state: text({ enum: ['waiting', 'done', 'failed', 'cancelled'] }).notNull(),
    reason: text(),
    /** The same for other languages than English. */
    refusal: jsonb().$type<PlanRefusal>(),
    by: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('content_schedule_due').on(table.state, table.at),
    // What waits says what goes live: a plan for "whatever is there then" would publish what nobody approved.
    check(
      'content_schedule_pinned',
      sql`${table.state} <> 'waiting' or ${table.version} is not null or ${table.entries} is not null
        or (${table.action} = 'unpublish' and ${table.releaseId} is null)`,
    ),
  ],
);

/** Several pieces of content that go live in one moment. */
export const contentRelease = pgTable('content_releases', {
  id: uuid().primaryKey().defaultRandom(),
  title: text().notNull(),
  note: text().notNull().default(''),
  state: text({ enum: ['open', 'live', 'rolled-back'] }).notNull(),
  /** With versions once it is live; what a plan makes of them stands in the plan. */
  entries: jsonb().$type<readonly ReleaseEntry[]>().notNull().default([]),
  liveAt: moment('live_at'),
  updatedAt: moment('updated_at').notNull(),
  updatedBy: text('updated_by').notNull(),
});

/** What was live before a release replaced it, so that it can go back as one. `published` null: it was not live. */
export const contentReleaseBefore = pgTable(
  'content_release_before',
  {
    releaseId: uuid('release_id').notNull(),
    kind: text().notNull(),
    key: text().notNull(),
    locale: text().notNull(),
    published: jsonb().$type<unknown>(),
    publishedVersion: integer('published_version'),
    /** Version that the release made live; null where it took the entry off. A later publish is not undone. */
    madeVersion: integer('made_version'),
  },
  (table) => [primaryKey({ columns: [table.releaseId, table.kind, table.key, table.locale] })],
);

/** Links to drafts. Only a hash of the token is kept: whoever reads the table can open nothing. */
export const previewLink = pgTable('preview_links', {
  id: uuid().primaryKey().defaultRandom(),
  tokenHash: text('token_hash').notNull().unique(),
  path: text().notNull(),
  locale: text().notNull(),
  visitor: jsonb().$type<PreviewVisitor>().notNull(),
  at: moment('at'),
  releaseId: uuid('release_id'),
  expiresAt: moment('expires_at').notNull(),
  revokedAt: moment('revoked_at'),
  by: text().notNull(),
  createdAt: moment('created_at').notNull(),
});
