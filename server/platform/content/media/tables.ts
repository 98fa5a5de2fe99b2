import { doublePrecision, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Files of the media library; their bytes lie under `DATA_DIR/media`, named by the id. */
export const mediaFile = pgTable(
  'media_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    title: text().notNull(),
    fileName: text('file_name').notNull(),
    type: text().notNull(),
    size: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    focusX: doublePrecision('focus_x').notNull().default(0.5),
    focusY: doublePrecision('focus_y').notNull().default(0.5),
    alt: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** Widths and types there are files of. */
    variants: jsonb()
      .$type<readonly { readonly width: number; readonly type: string }[]>()
      .notNull()
      .default([]),
    /** SHA-256 of the original: the same picture twice is kept once. */
    digest: text().notNull().unique(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    by: text().notNull(),
  },
  (table) => [index('media_files_created').on(table.createdAt)],
);
