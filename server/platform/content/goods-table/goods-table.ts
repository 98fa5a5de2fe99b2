import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { and, asc, eq } from 'drizzle-orm';
import type { ProductType } from '#schemas/product-type.ts';
import type { Refusal } from '#schemas/refusals/refusal.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { GoodsTable, GoodsTableChange, GoodsTableResult } from '#schemas/studio/goods-table.ts';
import type { Orm } from '../../base/database/database.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { csvText, mostCells, readCsv, type TableRow, TooManyCells, UnreadableTable } from '../csv-text.ts';
import type { EntryRow } from '../entries/map-entry.ts';
import { planEntries, type SiteEntry, writeDrafts } from '../site-transfer/site-entries.ts';
import { contentEntry } from '../tables.ts';
import { entryProblems } from '../validate.ts';
import {
  columnOfField,
  columnsOf,
  type GoodBody,
  isColumn,
  keyColumn,
  readGoodRow,
  writeGoodCell,
} from './good-columns.ts';

/** How many changes an answer shows. */
const maxShown = 200;
const maxProblems = 50;
/** Columns of a table: each property of a type has one. */
const mostColumns = 1000;
/** Rows that are read at a time: everybody else's requests come in between. */
const rowsAtATime = 25;

/** All goods as a table, and back. */
export interface GoodsTables {
  /** The drafts of all goods of a language, by alias. */
  take(locale: string): Promise<string>;
  /**
   * Brings a table in as drafts. Goods that it does not name stay, and so does what its columns do not name.
   * @throws PlatformError invalid_content with each error by row and column; version_conflict when the goods are not those
   * whose changes were shown
   */
  bring(wanted: GoodsTable, by: string): Promise<GoodsTableResult>;
}

export function createGoodsTables(orm: Orm): GoodsTables {
  const draftsOf = (kind: 'good' | 'product-type', locale: string): Promise<EntryRow[]> =>
    orm
      .select()
      .from(contentEntry)
      .where(and(eq(contentEntry.kind, kind), eq(contentEntry.locale, locale)))
      .orderBy(asc(contentEntry.key));
  return {
    take: async (locale) => {
      const goods = (await draftsOf('good', locale)).map(({ draft }) => draft as GoodBody);
      const columns = columnsOf(goods);
      return csvText([columns, ...goods.map((good) => columns.map((name) => writeGoodCell(name, good)))]);
    },

    bring: async ({ table, locale, dry_run: dryRun, plan: shown }, by) => {
      const [goods, types] = await Promise.all([draftsOf('good', locale), draftsOf('product-type', locale)]);
      const read = await readGoods(table, { locale, goods, types });
      const plan = planEntries(goods, read.entries);
      const draftOf = draftsByKey(goods);
      const rowOf = ({ key }: SiteEntry) => read.rowOf.get(key) ?? 0;
      const changes = [...plan.added, ...plan.changed]
        .toSorted((one, other) => rowOf(one) - rowOf(other))
        .slice(0, maxShown)
        .map((entry) => describeChange(entry, rowOf(entry), draftOf.get(entry.key)));
      const digest = createHash('sha256')
        .update(JSON.stringify([plan.added, plan.changed]))
        .digest('hex');
      if (shown !== undefined && shown !== digest)
        throw new PlatformError('version_conflict', refuse('table.changed-since'));
      if (!dryRun) await writeDrafts(orm, plan, by);
      return {
        added: plan.added.length,
        changed: plan.changed.length,
        same: plan.same.length,
        changes,
        plan: digest,
        stored: !dryRun,
      };
    },
  };
}

interface Known {
  readonly locale: string;
  readonly goods: readonly EntryRow[];
  readonly types: readonly EntryRow[];
}

interface ReadGoods {
  readonly entries: readonly SiteEntry[];
  /** By alias. */
  readonly rowOf: ReadonlyMap<string, number>;
}

/**
 * The goods of a table with the row of each.
 * @throws PlatformError invalid_content
 */
async function readGoods(table: string, { locale, goods, types }: Known): Promise<ReadGoods> {
  const [head, ...rows] = readTable(table);
  const names = head.cells.map((name) => name.trim().toLowerCase());
  const problems = new Map<string, Refusal>();
  // Spreadsheets keep a column whose cells were all emptied.
  const isEmpty = (index: number) => rows.every(({ cells }) => (cells[index] ?? '').trim() === '');
  for (const [index, name] of names.entries())
    if (name === '' && isEmpty(index)) continue;
    else if (!isColumn(name)) problems.set(`${head.row}: ${name}`, refuse('problem.no-column'));
    else if (names.indexOf(name) !== index) problems.set(`${head.row}: ${name}`, refuse('problem.twice'));
  if (!names.includes(keyColumn)) problems.set(`${head.row}: ${keyColumn}`, refuse('problem.missing'));
  failWith(problems);

  const draftOf = draftsByKey(goods);
  const typeOf = new Map(types.map(({ key, draft }) => [key, draft as ProductType]));
  const entries: SiteEntry[] = [];
  const rowOf = new Map<string, number>();
  for (const [at, row] of rows.entries()) {
    if (at % rowsAtATime === 0) await setImmediate();
    // A row that ends early says nothing of the columns after it.
    const cells = new Map(
      row.cells.flatMap((cell, index) => {
        const name = names[index] ?? '';
        return name === '' ? [] : [[name, cell] as const];
      }),
    );
    const alias = (cells.get(keyColumn) ?? '').trim();
    cells.delete(keyColumn);
    if (rowOf.has(alias)) problems.set(`${row.row}: ${keyColumn}`, refuse('problem.twice'));
    rowOf.set(alias, row.row);
    const known = draftOf.get(alias) ?? { id: `good-${alias}`, alias };
    const { good, errors } = readGoodRow(known, cells, (type) => typeOf.get(type));
    const entry: SiteEntry = { kind: 'good', key: alias, locale, data: good };
    const wrong = errors.size > 0 ? errors : wrongFields(entry);
    for (const [column, refusal] of wrong) problems.set(`${row.row}: ${column}`, refusal);
    entries.push(entry);
  }
  failWith(problems);
  return { entries, rowOf };
}

/** What is wrong with an article, by the column in which to mend it. */
const wrongFields = (entry: SiteEntry): ReadonlyMap<string, Refusal> =>
  new Map(
    Object.entries(entryProblems(entry)).map(([place, refusal]) => {
      const [field = '', ...rest] = place.split('/').filter(Boolean);
      const column = field === 'key' ? keyColumn : columnOfField(field);
      return [[column, ...rest].join('/'), refusal];
    }),
  );

function readTable(table: string): [TableRow, ...TableRow[]] {
  try {
    const [head, ...rows] = readCsv(table);
    if (head && head.cells.length > mostColumns)
      throw new PlatformError('invalid_content', refuse('table.too-many-columns', { most: mostColumns }));
    if (head && rows.length > 0) return [head, ...rows];
  } catch (error) {
    if (error instanceof TooManyCells)
      throw new PlatformError('invalid_content', refuse('table.too-many-cells', { most: mostCells }));
    if (!(error instanceof UnreadableTable)) throw error;
    throw new PlatformError('invalid_content', refuse('table.unreadable', { line: error.line }));
  }
  throw new PlatformError('invalid_content', refuse('table.empty'));
}

function failWith(problems: ReadonlyMap<string, Refusal>): void {
  if (problems.size === 0) return;
  throw new PlatformError('invalid_content', refuse('table.invalid'), {
    fields: Object.fromEntries([...problems].slice(0, maxProblems)),
  });
}

const draftsByKey = (goods: readonly EntryRow[]): ReadonlyMap<string, GoodBody> =>
  new Map(goods.map(({ key, draft }) => [key, draft as GoodBody]));

function describeChange(
  { key, data }: SiteEntry,
  row: number,
  before: GoodBody | undefined,
): GoodsTableChange {
  const after = data as GoodBody;
  return {
    row,
    alias: key,
    title: String(after.title ?? ''),
    is_new: before === undefined,
    cells: columnsOf(before ? [before, after] : [after])
      .filter((name) => name !== keyColumn)
      .map((column) => ({
        column,
        before: before ? writeGoodCell(column, before) : '',
        after: writeGoodCell(column, after),
      }))
      .filter((cell) => cell.before !== cell.after),
  };
}
