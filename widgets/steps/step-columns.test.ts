import { expect, test } from 'vitest';
import { stepColumns } from './step-columns.ts';

test('[widget] no row of two to eight steps ends with one step alone, and none has more than four', () => {
  for (let count = 2; count <= 8; count++) {
    expect(stepColumns(count)).toBeLessThanOrEqual(4);
    expect(count % stepColumns(count), `${count} steps`).not.toBe(1);
  }
  expect(stepColumns(1)).toBe(1);
});
