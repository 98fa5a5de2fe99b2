import { type Static, Type } from 'typebox';
import { Locale } from '../names.ts';

/** Characters of a table of goods; the edge lets no larger body through. */
export const maxTableLength = 8_000_000;

export const GoodsTable = Type.Object({
  /** CSV whose first line names the columns, as `manage.goods-table` gives it; a column that is left out changes nothing. */
  table: Type.String({ minLength: 1, maxLength: maxTableLength }),
  locale: Locale,
  /** Only says what would happen. */
  dry_run: Type.Boolean(),
  /** `plan` of the answer whose changes were looked at: if they would be others by now, nothing is stored. */
  plan: Type.Optional(Type.String({ maxLength: 64 })),
});
export type GoodsTable = Static<typeof GoodsTable>;

/** One row that is new or says something else than the draft. */
export const GoodsTableChange = Type.Object({
  /** Its number in a spreadsheet, from 1. */
  row: Type.Integer(),
  alias: Type.String(),
  title: Type.String(),
  is_new: Type.Boolean(),
  /** Cells that say something else, as the table writes them; `before` is empty for what is new. */
  cells: Type.Array(Type.Object({ column: Type.String(), before: Type.String(), after: Type.String() })),
});
export type GoodsTableChange = Static<typeof GoodsTableChange>;

/** What an import did, or would do. Goods that the table does not name stay as they are. */
export const GoodsTableResult = Type.Object({
  added: Type.Integer(),
  changed: Type.Integer(),
  same: Type.Integer(),
  /** The first of them, in the order of the file. */
  changes: Type.Array(GoodsTableChange),
  /** Tells these changes from all others. */
  plan: Type.String(),
  /** Whether they are drafts now. */
  stored: Type.Boolean(),
});
export type GoodsTableResult = Static<typeof GoodsTableResult>;
