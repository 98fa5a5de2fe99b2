import { expect, test } from 'vitest';
import { entryCall } from './entry-calls.ts';

test.each([
  [{ kind: 'menu', key: 'main', locale: 'pl' }, '/v2/system/manage/menus/main'],
  [
    { kind: 'custom-entity', key: 'branch/warszawa', locale: 'pl' },
    '/v2/system/manage/custom-entities/branch/warszawa',
  ],
  [{ kind: 'menu', key: 'a b?c', locale: '' }, '/v2/system/manage/menus/a%20b%3Fc'],
])('[issue 6] calls about %o go to %s', (entry, call) => {
  expect(entryCall(entry)).toBe(call);
});

test('[studio] there is no call about a kind nobody has', () => {
  expect(() => entryCall({ kind: '__proto__', key: 'a', locale: '' })).toThrow();
});
