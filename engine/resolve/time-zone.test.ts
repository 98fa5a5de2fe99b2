import { expect, test } from 'vitest';
import { nextDayMs } from '../format/moments.ts';
import { createFakeSite, page, planOf, publish } from './fake-site.ts';

/** In Kyiv it is past midnight, in Warsaw not yet. */
const late = new Date('2026-03-10T22:30:00Z');

test.each([
  ['Europe/Kyiv', '2026-03-11'],
  ['Europe/Warsaw', '2026-03-10'],
  ['America/New_York', '2026-03-10'],
])(
  'a page tells its visitor the time zone of the site, and the day it is there: %s',
  async (timeZone, today) => {
    const site = createFakeSite({ now: () => late, timeZone });
    publish(site, page('about', []));
    const outcome = await site.visit('/about');
    expect(planOf(outcome)).toMatchObject({ timeZone, today });
    // Kept until a day ends, there or where contracts count days.
    const ends = ['Europe/Warsaw', timeZone].map((zone) => nextDayMs(late, zone));
    expect(outcome.freshness.until).toBe(Math.min(...ends));
  },
);

test('without the setting it is the time zone of the law', async () => {
  const site = createFakeSite({ now: () => late });
  publish(site, page('about', []));
  expect(planOf(await site.visit('/about'))).toMatchObject({
    timeZone: 'Europe/Warsaw',
    today: '2026-03-10',
  });
});
