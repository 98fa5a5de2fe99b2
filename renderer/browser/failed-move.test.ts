import { describe, expect, test } from 'vitest';
import { Failed, Offline, ProcessUnavailable, SiteOffline } from '#engine/react/platform-failures.ts';
import { followFailedMove } from './failed-move.ts';

const to = new URL('https://shop.test/faq?a=1#b');
const shown = { locale: 'pl' };

async function fail(failure: unknown, { isShown = false, reachable = true, page = shown } = {}) {
  const done: string[] = [];
  const stays = await followFailedMove(
    failure,
    { to, isShown, shown: page },
    {
      go: (path) => done.push(`go ${path}`),
      address: () => '/application',
      closed: (text) => done.push(`closed ${text}`),
      otherPerson: () => done.push('other person'),
      ifReachable: async (act) => {
        if (reachable) act();
        return reachable;
      },
    },
  );
  return { stays, done };
}

describe('[issue 15] a move that failed', () => {
  test('[spec 4] a closed site shows its words over the page, which stays', async () => {
    for (const isShown of [false, true])
      expect(await fail(new SiteOffline('Until noon'), { isShown })).toEqual({
        stays: true,
        done: ['closed Until noon'],
      });
  });

  test('from an error screen, which holds nothing, it is loaded', async () => {
    const page = { ...shown, problem: { status: 503, message: 'x' } as const };
    for (const isShown of [false, true])
      expect(await fail(new SiteOffline('Until noon'), { page, isShown })).toEqual({
        stays: false,
        done: ['go /faq?a=1#b'],
      });
  });

  test('[spec 2] the process engine is away', async () => {
    expect(await fail(new ProcessUnavailable(''))).toEqual({ stays: false, done: ['go /bpm-error'] });
  });

  test('[spec 8] anything else is loaded as a document, if there is a connection', async () => {
    for (const failure of [new Failed('', 502), new Offline(''), new TypeError('x')]) {
      expect(await fail(failure)).toEqual({ stays: false, done: ['go /faq?a=1#b'] });
      expect(await fail(failure, { reachable: false })).toEqual({ stays: true, done: [] });
    }
  });

  test('a page that asked for itself again stays', async () => {
    for (const reachable of [true, false])
      expect(await fail(new Failed('', 502), { isShown: true, reachable })).toEqual({
        stays: true,
        done: [],
      });
  });
});
