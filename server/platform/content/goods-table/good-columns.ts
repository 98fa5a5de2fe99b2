import type { Good, GoodAttribute } from '#schemas/good.ts';
import type { ProductType } from '#schemas/product-type.ts';
import type { Refusal } from '#schemas/refusals/refusal.ts';
import {
  CellError,
  readAmount,
  readAttribute,
  readFlag,
  readJson,
  writeAmount,
  writeAttribute,
} from './read-cell.ts';

/** What is known of an article while its row is read: fields may be missing, or of a wrong form until they are checked. */
export type GoodBody = Readonly<Partial<Record<keyof Good, unknown>>>;

/** A column for one field. An empty cell means that the field is not there. */
interface FieldColumn {
  readonly name: string;
  readonly field: keyof Good;
  /** @throws CellError */
  readonly read: (text: string) => unknown;
  readonly write: (value: never) => string;
}

const text = (name: keyof Good): FieldColumn => ({
  name,
  field: name,
  read: (value) => value,
  write: (value: string) => value,
});
const amount = (name: string, field: keyof Good): FieldColumn => ({
  name,
  field,
  read: readAmount,
  write: writeAmount,
});
const json = (name: keyof Good): FieldColumn => ({
  name,
  field: name,
  read: readJson,
  write: (value: unknown) => JSON.stringify(value),
});

/** The column that says which article a row is about. */
export const keyColumn = 'alias';

const columns: readonly FieldColumn[] = [
  text('title'),
  text('category'),
  text('summary'),
  amount('price', 'price_minor'),
  amount('old_price', 'old_price_minor'),
  amount('lowest_price', 'lowest_price_minor'),
  text('currency'),
  {
    name: 'available',
    field: 'available',
    read: readFlag,
    write: (value: boolean) => (value ? '1' : '0'),
  },
  text('product_type'),
  text('variant_group'),
  json('image'),
  json('pictures'),
  json('sale_conditions'),
  text('description'),
];
const byName = new Map(columns.map((column) => [column.name, column]));
/** Texts an article must have, which may be empty. */
const maybeEmpty: ReadonlySet<string> = new Set<keyof Good>(['summary']);

const attributeMark = 'attribute:';
const attributeOf = (column: string): string | null =>
  column.startsWith(attributeMark) ? column.slice(attributeMark.length) : null;

/** Whether a table may have a column of this name. */
export const isColumn = (name: string): boolean =>
  name === keyColumn || byName.has(name) || /^[a-z0-9-]{1,60}$/.test(attributeOf(name) ?? '');

/** The column in which a field is written, to say where an error is. */
export const columnOfField = (field: string): string =>
  columns.find((column) => column.field === field)?.name ?? field;

const attributesOf = (good: GoodBody): readonly GoodAttribute[] =>
  (good.attributes as readonly GoodAttribute[] | undefined) ?? [];

/** The names of all columns that these goods need. */
export function columnsOf(goods: readonly GoodBody[]): string[] {
  const attributes = goods.flatMap(attributesOf).map(({ alias }) => alias);
  return [
    keyColumn,
    ...columns.map(({ name }) => name),
    ...[...new Set(attributes)].toSorted().map((alias) => attributeMark + alias),
  ];
}

/** What a column says of an article; empty where the article says nothing. */
export function writeGoodCell(name: string, good: GoodBody): string {
  const alias = attributeOf(name);
  if (alias !== null) {
    const found = attributesOf(good).find((attribute) => attribute.alias === alias);
    return found ? writeAttribute(found) : '';
  }
  const value = good[(byName.get(name)?.field ?? keyColumn) as keyof Good];
  return value === undefined ? '' : (byName.get(name)?.write ?? String)(value as never);
}

/**
 * An article as a row says it. Cells that say what the article says already change nothing, so a table that was downloaded
 * changes nothing, whatever its values.
 * @param cells by column, without the alias
 * @returns the article, and what cannot be read, by column
 */
export function readGoodRow(
  known: GoodBody,
  cells: ReadonlyMap<string, string>,
  productType: (alias: string) => ProductType | undefined,
): { readonly good: GoodBody; readonly errors: ReadonlyMap<string, Refusal> } {
  const errors = new Map<string, Refusal>();
  const attempt = (column: string, read: () => void) => {
    try {
      read();
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      errors.set(column, error.refusal);
    }
  };
  const good: Partial<Record<keyof Good, unknown>> = { ...known };
  const changed = [...cells].filter(([name, cell]) => {
    const field = byName.get(name)?.field;
    const isNew = field !== undefined && maybeEmpty.has(field) && known[field] === undefined;
    return isNew || cell !== writeGoodCell(name, known);
  });
  for (const [name, cell] of changed) {
    const column = byName.get(name);
    if (!column) continue;
    if (cell.trim() === '' && !maybeEmpty.has(column.field)) delete good[column.field];
    else
      attempt(name, () => {
        good[column.field] = column.read(cell);
      });
  }
  // Which attributes there may be is said by the product type, which may have changed in this row.
  const type = typeof good.product_type === 'string' ? productType(good.product_type) : undefined;
  for (const [name, cell] of changed) {
    const alias = attributeOf(name);
    if (alias === null) continue;
    attempt(name, () => {
      const read = cell.trim() === '' ? [] : [readAttribute(alias, cell, type)];
      const before = attributesOf(good);
      const at = before.findIndex((attribute) => attribute.alias === alias);
      const next = at < 0 ? [...before, ...read] : before.toSpliced(at, 1, ...read);
      if (next.length > 0) good.attributes = next;
      else delete good.attributes;
    });
  }
  return { good, errors };
}
