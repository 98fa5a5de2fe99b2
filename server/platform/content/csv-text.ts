import { parse } from 'csv-parse/sync';

/** A row of a table with its number in a spreadsheet, from 1. */
export interface TableRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** A table nobody can read: a quote is never closed, or stands where none may. */
export class UnreadableTable extends Error {
  /** Counted from 1; 0 where it is unknown. */
  readonly line: number;

  constructor(line: number) {
    super(`The table cannot be read at line ${line}.`);
    this.line = line;
  }
}

/** A table with more cells than anybody keeps in one: reading it would keep everybody waiting. */
export class TooManyCells extends Error {}

/** Cells of a table: some thousand goods with all their columns. Reading so many takes some 0.4 s. */
export const mostCells = 500_000;

/** What spreadsheets take for the beginning of a formula, and the mark that keeps them from it. */
const taken = /^[=+\-@\t\r']/;
const marked = /^'[=+\-@\t\r']/;
const number = /^-?\d+([.,]\d+)?$/;

/**
 * A table for spreadsheets: UTF-8 with a mark, values in quotes, separated by semicolons as Polish spreadsheets expect. A
 * value a spreadsheet would take for a formula is kept from being one by an apostrophe ([sec 31]).
 */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => cells.map(writeCell).join(';')).join('\r\n')}\r\n`;

function writeCell(value: string): string {
  const harmless = taken.test(value) && !number.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** What `csvText` wrote is what stood there before. */
const readCell = (value: string): string => (marked.test(value) ? value.slice(1) : value);

/**
 * Reads what `csvText` or a spreadsheet wrote: separated by whatever the first line has most of, a semicolon, a comma or a
 * tab. Empty lines are left out; a row may have fewer cells than another.
 * @throws UnreadableTable, TooManyCells
 */
export function readCsv(text: string): TableRow[] {
  const delimiter = delimiterOf(text);
  if (countCells(text, delimiter) > mostCells) throw new TooManyCells();
  try {
    const rows = parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as {
      readonly record: string[];
      readonly info: { readonly records: number; readonly empty_lines: number };
    }[];
    return rows.map(({ record, info }) => ({
      row: info.records + info.empty_lines,
      cells: record.map(readCell),
    }));
  } catch (error) {
    const line = error instanceof Error ? Number(Reflect.get(error, 'lines')) : 0;
    throw new UnreadableTable(Number.isInteger(line) ? line : 0);
  }
}

/** Never fewer than there are: what stands in quotes counts, too. */
function countCells(text: string, delimiter: string): number {
  let cells = 1;
  for (const character of ['\n', '\r', delimiter])
    for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1)) cells++;
  return cells;
}

function delimiterOf(text: string): string {
  const head = text.split(/\r?\n/, 1)[0] ?? '';
  const count = (delimiter: string) => head.split(delimiter).length;
  return [';', ',', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ';';
}
