import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths, daysBetween } from './calendar.ts';
import golden from './golden/apr-vectors.json' with { type: 'json' };
import { countInterval, type IntervalUnit, intervalYears } from './interval.ts';

const isUnit = (word: string): word is IntervalUnit => word === 'month' || word === 'year';

const date = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((value) => value.toISOString().slice(0, 10));

describe('countInterval', () => {
  test.each(golden.intervals)(
    '[golden] $from_ to $to by $unit',
    ({ from_, to, unit, periods, days, yearDays }) => {
      if (!isUnit(unit)) throw new Error(`Unknown unit "${unit}".`);
      expect(countInterval(from_, to, unit)).toEqual({ periods, days, yearDays });
    },
  );

  test('[SWD(2012)128 4.1.1] the days left are fewer than a month, and the parts make up the whole', () => {
    fc.assert(
      fc.property(date, date, (one, other) => {
        const [from, to] = one < other ? [one, other] : [other, one];
        const { periods, days } = countInterval(from, to, 'month');
        expect(days).toBeGreaterThanOrEqual(0);
        expect(days).toBeLessThan(31);
        expect(daysBetween(from, addMonths(to, -periods))).toBe(days);
      }),
    );
  });

  test('[SWD(2012)128 4.1.1] a later payment is never nearer', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 0, max: 3000 }), (from, days) => {
        const later = (by: number) => new Date(Date.parse(from) + by * 86_400_000).toISOString().slice(0, 10);
        const years = (to: string) => intervalYears(countInterval(from, to, 'month'), 'month');
        expect(years(later(days + 31))).toBeGreaterThan(years(later(days)));
      }),
    );
  });

  test('refuses a payment before the drawdown and a date that does not exist', () => {
    expect(() => countInterval('2025-01-02', '2025-01-01', 'month')).toThrow(RangeError);
    expect(() => countInterval('2025-02-29', '2025-03-01', 'month')).toThrow(RangeError);
  });
});
