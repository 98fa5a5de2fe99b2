import { expect, test } from 'vitest';
import { previewed } from './preview-page.ts';

test.each([
  ['ru', 'en', 'Nov 22, 2026'],
  ['uk', 'en', 'Nov 22, 2026'],
  ['pl', 'pl', '22 lis 2026'],
])('[studio] the bar above a page in %s is all in one language, %s', (locale, _, day) => {
  const { body } = previewed(
    {
      status: 200,
      body: Buffer.from('<!doctype html><html><head></head><body></body></html>'),
      scriptHashes: [],
      scriptHosts: [],
      styleHashes: [],
    },
    { path: '/', locale, visitor: { kind: 'guest' }, at: null, expires_at: '2026-11-22T10:00:00.000Z' },
    { framed: false, timeZone: 'Europe/Warsaw' },
  );
  expect(body.toString()).toContain(`>${day}`);
});
