import { expect, test } from 'vitest';
import { revisionOf } from './revision.ts';

test('[studio] the same body has one number, every other body another', () => {
  const body = { title: 'A' };
  expect(revisionOf(body)).toBe(revisionOf(body));
  expect(revisionOf({ title: 'A' })).not.toBe(revisionOf(body));
  expect(revisionOf(null)).not.toBe(revisionOf({}));
});
