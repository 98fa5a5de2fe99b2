import { join } from 'node:path';
import { expect, test } from 'vitest';
import { securityRequirements } from './security-requirements.ts';
import { testsByRequirement } from './security-table.ts';

const root = join(import.meta.dirname, '../..');

test('[docs] every requirement of security has a test that names it, and no test names one there is not', () => {
  const tests = testsByRequirement(root);
  const numbers = securityRequirements.map((_requirement, i) => i + 1);
  expect(numbers).toHaveLength(40);
  expect([...tests.keys()].toSorted((one, other) => one - other)).toEqual(numbers);
});
