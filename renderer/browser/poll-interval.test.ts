import { describe, expect, test } from 'vitest';
import { pollInterval } from './poll-interval.ts';

const customer = { signedIn: true } as const;
const visitor = { signedIn: false } as const;

describe('[spec 4] a processed application is asked about', () => {
  test('as the server says, wherever it knows the status', () => {
    expect(pollInterval(undefined, { pollMs: 3000, path: '/confirm-wait', session: customer })).toBe(3000);
    expect(pollInterval(undefined, { path: '/about', session: customer })).toBeUndefined();
  });

  test('further on pages that are free to read in-app', () => {
    for (const path of ['/', '/about', '/posts/news', '/info', '/profile-settings'])
      expect(pollInterval(3000, { path, session: customer }), path).toBe(3000);
  });

  test('no more on a screen of another status, nor after signing out', () => {
    for (const path of ['/application', '/active-contract/docs', '/rejected', '/confirm-mobile/update'])
      expect(pollInterval(3000, { path, session: customer }), path).toBeUndefined();
    expect(pollInterval(3000, { path: '/about', session: visitor })).toBeUndefined();
  });
});
