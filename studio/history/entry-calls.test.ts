import { expect, test } from 'vitest';
import { fillPath } from '#schemas/calls/call-ref.ts';
import { entryCallsOf } from './entry-calls.ts';

test.each([
  [{ kind: 'menu', key: 'main', locale: 'pl' }, '/v2/system/manage/menus/main'],
  [
    { kind: 'custom-entity', key: 'branch/warszawa', locale: 'pl' },
    '/v2/system/manage/custom-entities/branch/warszawa',
  ],
  [{ kind: 'menu', key: 'a b?c', locale: '' }, '/v2/system/manage/menus/a%20b%3Fc'],
])('[issue 6] calls about %o go to %s', (entry, call) => {
  const { calls, params } = entryCallsOf(entry);
  expect(fillPath(calls.read.path, params)).toBe(call);
});

test('[studio] there is no call about a kind nobody has', () => {
  expect(() => entryCallsOf({ kind: '__proto__', key: 'a', locale: '' })).toThrow();
});
