import { assert, date, property } from 'fast-check';
import { expect, test } from 'vitest';
import { fromLocalTime, toLocalTime } from './local-time.ts';

const now = new Date('2026-11-21T12:00:00Z');

test('[issue 6] [studio] a moment comes back from the field as it was put in, to the minute', () => {
  const days = date({ min: new Date('2026-11-22'), max: new Date('2027-09-01'), noInvalidDate: true });
  assert(
    property(days, (moment) => {
      const back = fromLocalTime(toLocalTime(moment), now);
      // An hour that clocks show twice in autumn is the one case in which a field cannot say which it means.
      expect(back?.slice(14, 16)).toBe(moment.toISOString().slice(14, 16));
    }),
  );
});

test('[wcag 3.3.1] [studio] what is past, or no moment, is none to plan for', () => {
  expect(fromLocalTime(toLocalTime(now), now)).toBeNull();
  expect(fromLocalTime('', now)).toBeNull();
});
