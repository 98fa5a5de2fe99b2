import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openFields } from './open-names.ts';

const known = new Set(['uuid', 'name']);

test('[issue 6] further fields of a lookup are asked for in every row, by what the values are', () => {
  const rows = [
    { uuid: '1', name: 'Złoty', code: 'PLN', active: true },
    { uuid: '2', name: 'Euro', code: 'EUR', rate: 4.3, more: { a: 1 } },
  ];
  expect(openFields({ uuid: '3', name: '' }, rows, known)).toEqual([
    { name: 'code', control: 'text' },
    { name: 'active', control: 'flag' },
    { name: 'rate', control: 'number' },
    { name: 'more', control: 'json' },
  ]);
});

test('[issue 6] no further field of any entry is left out, and none of the known ones is shown twice', () => {
  fc.assert(
    fc.property(fc.array(fc.dictionary(fc.string(), fc.jsonValue())), (rows) => {
      const names = openFields(rows[0], rows, known).map(({ name }) => name);
      const wanted = new Set(rows.flatMap((row) => Object.keys(row)).filter((name) => !known.has(name)));
      expect(new Set(names)).toEqual(wanted);
      expect(names).toHaveLength(wanted.size);
    }),
  );
});
