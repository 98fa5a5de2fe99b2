import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvText, mostCells, readCsv, TooManyCells, UnreadableTable } from './csv-text.ts';

const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '=1+1',
    "'=1",
    "''",
    '-5',
    '-5,20',
    '@x',
    '+48 500',
    'a;b',
    'a,b',
    '"',
    'x\r\ny',
    '\t',
    ' a ',
  ),
);

describe('a table for spreadsheets', () => {
  test('[law] is read as it was written, whatever stands in it', () => {
    const width = fc.integer({ min: 1, max: 6 });
    const tables = width.chain((cells) =>
      fc.array(fc.array(cell, { minLength: cells, maxLength: cells }), { minLength: 1, maxLength: 8 }),
    );
    fc.assert(
      fc.property(tables, (rows) => {
        const head = rows[0]?.map((_, index) => `column-${index}`) ?? [];
        const read = readCsv(csvText([head, ...rows]));
        expect(read.map(({ cells }) => cells)).toEqual([head, ...rows]);
      }),
    );
  });

  test('[law] [sec 31] no cell begins like a formula', () => {
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
        const [head = ''] = csvText([cells]).slice(1).split('\r\n', 1);
        if (!cells.some((value) => /[\r\n;"]/.test(value)))
          for (const written of head.split(';')) expect(written).not.toMatch(/^"(?:[=+@\t]|-(?!\d))/);
      }),
    );
  });

  test.each([
    ['semicolons', 'a;b\r\n1;2,5'],
    ['commas', 'a,b\n1,"2,5"'],
    ['tabs', 'a\tb\n1\t2,5'],
  ])('may have %s between its cells', (_what, text) => {
    expect(readCsv(text)).toEqual([
      { row: 1, cells: ['a', 'b'] },
      { row: 2, cells: ['1', '2,5'] },
    ]);
  });

  test('empty rows are left out, and rows have the numbers a spreadsheet gives them', () => {
    expect(readCsv('a;b\r\n\r\n"x\r\ny";1\r\nz;2').map(({ row }) => row)).toEqual([1, 3, 4]);
  });

  test('a quote that is never closed is an error with its line', () => {
    expect(() => readCsv('a;b\r\n1;2\r\n"3;4')).toThrow(UnreadableTable);
  });

  test.each([
    ['columns', ';'],
    ['rows', '1\n'],
  ])('with too many %s is not read', (_name, cell) => {
    expect(() => readCsv(`a;b\n${cell.repeat(mostCells)}`)).toThrow(TooManyCells);
  });
});
