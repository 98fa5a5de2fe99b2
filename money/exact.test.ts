import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divideHalfUp, fractionOf, percentOf, roundHalfUp } from './exact.ts';
import golden from './golden/apr-vectors.json' with { type: 'json' };

describe('roundHalfUp', () => {
  test.each(golden.rounding)('[golden] $value is $one and $two', ({ value, one, two }) => {
    expect(roundHalfUp(value, 1).toFixed(1)).toBe(one);
    expect(roundHalfUp(value, 2).toFixed(2)).toBe(two);
    // As a number too, where the binary value of 3.055 lies below the half.
    expect(roundHalfUp(Number(value), 2).toFixed(2)).toBe(two);
  });

  test('[SWD(2012)128 4.1.2] is never further off than half a unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (thousandths) => {
        const rounded = Math.round(roundHalfUp(`${thousandths}e-3`, 2) * 100);
        expect(Math.abs(rounded * 10 - thousandths)).toBeLessThanOrEqual(5);
      }),
    );
  });
});

describe('fractionOf', () => {
  test('reads what a number shows', () => {
    expect(fractionOf(14.5)).toEqual({ numerator: 145n, denominator: 10n });
    expect(fractionOf(1e-7)).toEqual({ numerator: 1n, denominator: 10_000_000n });
    expect(fractionOf(1e21)).toEqual({ numerator: 10n ** 21n, denominator: 1n });
    expect(fractionOf('-0.25')).toEqual({ numerator: -25n, denominator: 100n });
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, '', '1,5', '0x10'])('refuses %s', (value) => {
    expect(() => fractionOf(value)).toThrow(RangeError);
  });
});

test('divideHalfUp sends a half away from zero', () => {
  expect([5n, 4n, -5n, -4n].map((numerator) => divideHalfUp(numerator, 10n))).toEqual([1n, 0n, -1n, 0n]);
});

test('percentOf rounds half up to the minor unit', () => {
  expect(percentOf(10_001, 0.5)).toBe(50);
  expect(percentOf(100, 0.5)).toBe(1);
});
