import { expect, test } from 'vitest';
import { nextTab } from './next-tab.ts';

test('[a11y] arrows go round, Home and End go to the ends, other keys stay with the browser', () => {
  expect(nextTab('ArrowRight', 2, 3)).toBe(0);
  expect(nextTab('ArrowLeft', 0, 3)).toBe(2);
  expect(nextTab('Home', 2, 3)).toBe(0);
  expect(nextTab('End', 0, 3)).toBe(2);
  expect(nextTab('Tab', 0, 3)).toBeNull();
});
