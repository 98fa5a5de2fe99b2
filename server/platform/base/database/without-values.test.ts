import { inspect } from 'node:util';
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { withoutValues } from './without-values.ts';

const secret = 'anna@example.com';
const cause = Object.assign(new Error(`duplicate (${secret})`), { code: '23505', detail: secret });
const failed = new DrizzleQueryError('select * from customers where email = $1', [secret], cause);

test.each([
  ['itself', failed],
  ['inside another', new Error('the account could not be read', { cause: failed })],
])('[sec 38] a failed statement tells the log no values: %s', (_where, error) => {
  const shown = inspect(withoutValues(error), { depth: 9, showHidden: true });
  expect(shown).not.toContain('anna');
  expect(shown).toContain('23505');
  expect(shown).toContain('select * from customers');
});

test('other failures are told as they are', () => {
  const error = new Error('outer', { cause: new Error('inner') });
  expect(withoutValues(error)).toBe(error);
});
