import { afterEach, describe, expect, test, vi } from 'vitest';
import { type FailureHost, followFailure, isHandledElsewhere, pauseAfter } from './failure-policy.ts';
import {
  Failed,
  type FailureName,
  InvalidFields,
  Offline,
  OtherPerson,
  type PlatformFailure,
  ProcessUnavailable,
  SiteOffline,
  TooManyAttempts,
  Unauthorized,
} from './platform-failures.ts';

afterEach(() => vi.unstubAllGlobals());

/** One of each; a new kind of failure does not compile without a line here. */
const failures: Readonly<Record<FailureName, readonly [PlatformFailure, string]>> = {
  Unauthorized: [new Unauthorized(''), 'sign-in'],
  OtherPerson: [new OtherPerson(''), 'other-person'],
  ProcessUnavailable: [new ProcessUnavailable(''), 'process-error'],
  SiteOffline: [new SiteOffline('Until noon'), 'offline-screen'],
  Offline: [new Offline(''), 'none'],
  TooManyAttempts: [new TooManyAttempts('', 60), 'none'],
  InvalidFields: [new InvalidFields('', new Map()), 'none'],
  Failed: [new Failed('', 409), 'none'],
};

function follow(failure: unknown, address = '/uk/application?x=1#y') {
  vi.stubGlobal('sessionStorage', { getItem: () => null, removeItem: () => undefined });
  vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => undefined });
  const done: string[] = [];
  const page: FailureHost = {
    go: (path) => done.push(`go ${path}`),
    address: () => address,
    closed: (text) => done.push(`closed ${text}`),
    otherPerson: () => done.push('other person'),
  };
  return { consequence: followFailure(failure, 'uk', page), done };
}

describe('[issue 15] [law] every failure has exactly one consequence', () => {
  test.each(Object.entries(failures))('%s', (_name, [failure, wanted]) => {
    const { consequence, done } = follow(failure);
    expect(consequence).toBe(wanted);
    // Either the page does one thing, or whoever asked says it: never both, never neither.
    expect(done).toHaveLength(wanted === 'none' ? 0 : 1);
    expect(isHandledElsewhere(failure)).toBe(done.length === 1);
  });

  test('what it does, under the locale the page stands under', () => {
    expect(follow(new ProcessUnavailable('')).done).toEqual(['go /uk/bpm-error']);
    expect(follow(new ProcessUnavailable(''), '/application').done).toEqual(['go /bpm-error']);
    expect(follow(new SiteOffline('Until noon')).done).toEqual(['closed Until noon']);
    expect(follow(new Unauthorized('')).done[0]).toMatch(/^go \/uk\/signin\?/);
  });

  test('[issue 15] asking again pauses by the same table', () => {
    const pauses = Object.entries(failures).map(([name, [failure]]) => [
      name,
      pauseAfter(failure, 3000, 3000),
    ]);
    expect(Object.fromEntries(pauses)).toEqual({
      ...Object.fromEntries(Object.keys(failures).map((name) => [name, null])),
      Offline: 6000,
      SiteOffline: 6000,
      TooManyAttempts: 60_000,
    });
    expect(pauseAfter(new Offline(''), 40_000, 3000)).toBe(60_000);
    expect(pauseAfter(new TooManyAttempts('', 1), 40_000, 3000)).toBe(3000);
  });

  test('an error that is no answer of the platform is said by whoever made it', () => {
    for (const error of [new TypeError('x'), 'typed on', undefined])
      expect(follow(error)).toEqual({ consequence: 'none', done: [] });
  });
});
