import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timeLeft, untilNextTick } from './time-left.ts';

const end = Date.parse('2026-12-01T12:00:00+01:00');

describe('what is left of a time', () => {
  test.each([
    ['2026-11-21T12:00:00+01:00', { days: 10, hours: 0, minutes: 0, seconds: 0 }],
    ['2026-11-30T10:58:57+01:00', { days: 1, hours: 1, minutes: 1, seconds: 3 }],
    ['2026-12-01T11:59:59.001+01:00', { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    ['2026-12-01T12:00:00+01:00', null],
    ['2027-01-01T00:00:00Z', null],
  ])('at %s', (now, left) => {
    expect(timeLeft(end, Date.parse(now))).toEqual(left);
  });

  test('an end that is no date has nothing left', () => {
    expect(timeLeft(Number.NaN, end)).toBeNull();
  });

  test('[law] the parts add up to the time, rounded up to a second', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 11 }), (ms) => {
        const left = timeLeft(ms, 0);
        if (!left) throw new Error('there is time left');
        const sum = ((left.days * 24 + left.hours) * 60 + left.minutes) * 60 + left.seconds;
        expect(sum).toBe(Math.ceil(ms / 1000));
        expect(left.hours).toBeLessThan(24);
        expect(left.minutes).toBeLessThan(60);
        expect(left.seconds).toBeLessThan(60);
      }),
    );
  });

  test('[law] the next tick comes when what is shown changes, and never after the end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.boolean(), (ms, calm) => {
        const wait = untilNextTick(ms, 0, calm);
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(Math.min(ms, calm ? 60_000 : 1000));
        if (!calm) expect(timeLeft(ms, wait - 1)).toEqual(timeLeft(ms, 0));
        expect(timeLeft(ms, wait)).not.toEqual(timeLeft(ms, 0));
      }),
    );
  });
});
