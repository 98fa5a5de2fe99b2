import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { isUnavailable } from '../../base/database/unavailable.ts';
import { withoutValues } from './failed-statement.ts';

const failed = (cause: Error) =>
  new Error('Failed query: insert into "leads" params: anna@example.com', { cause });

test('[sec 21] the log learns that a lead was not stored, and nothing of whose it was', () => {
  const cause = Object.assign(new Error('null value'), {
    code: '23502',
    detail: 'contains (anna@example.com)',
  });
  const shown = withoutValues(failed(cause));
  expect(inspect(shown, { depth: 9, showHidden: true })).not.toContain('anna');
  expect(shown).toMatchObject({ code: '23502' });
});

test.each([
  Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
  new Error('Connection terminated unexpectedly'),
])('a database that is away still reads as one: $message', (cause) => {
  expect(isUnavailable(withoutValues(failed(cause)))).toBe(true);
});
