import { expect, test } from 'vitest';
import { availabilityOf, readChatSettings } from '../chat-settings.ts';

/** The hours of a site that configures none: weekdays from 8 to 20, Saturdays from 9 to 15. */
const usual = () =>
  readChatSettings({
    some: async () => ({ token: '1', locale: 'pl', defaultLocale: 'pl', entries: [], total: 0 }),
  });

test.each([
  ['Europe/Warsaw', '2026-11-24T07:00:00.000Z', '2026-11-24T19:00:00.000Z'],
  ['Europe/Kyiv', '2026-11-24T06:00:00.000Z', '2026-11-24T18:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-24T02:15:00.000Z', '2026-11-24T14:15:00.000Z'],
  ['America/New_York', '2026-11-24T13:00:00.000Z', '2026-11-25T01:00:00.000Z'],
])('opening hours are meant in the time zone of the site: %s', async (timeZone, opens, closes) => {
  const settings = await usual();
  const at = (now: number) => availabilityOf(settings, { now, timeZone, hasAgents: false });
  expect(at(Date.parse(opens) - 60_000)).toMatchObject({ is_open: false, opens_at: opens });
  expect(at(Date.parse(opens))).toMatchObject({ is_open: true, closes_at: closes });
  expect(at(Date.parse(closes))).toMatchObject({ is_open: false });
});
