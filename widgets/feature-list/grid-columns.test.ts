import { expect, test } from 'vitest';
import { gridColumns } from './grid-columns.ts';

test('no row of up to nine items ends with one item alone, and none has more than four', () => {
  for (let count = 2; count <= 9; count++) {
    const columns = Number(/grid-cols-(\d)$/.exec(gridColumns(count))?.[1]);
    expect(columns).toBeLessThanOrEqual(4);
    expect(count % columns, `${count} items in ${columns} columns`).not.toBe(1);
  }
  expect(gridColumns(1)).toBe('');
});
