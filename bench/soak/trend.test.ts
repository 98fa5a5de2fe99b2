import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judge, type Sample, settled, trendOf } from './trend.ts';

const minutes = 20;
const everyS = 10;
const amount = (minutes * 60) / everyS;
const series = (value: (at: number, index: number) => number): Sample[] =>
  Array.from({ length: amount }, (_, index) => ({ at: index * everyS, value: value(index * everyS, index) }));
const verdictOf = (samples: readonly Sample[], bound: number) => judge(trendOf(settled(samples)), bound);
/** Noise between -1 and 1 that is the same in each run. */
const noise = (index: number) => (((index * 7919 + 13) * 104_729) % 2000) / 1000 - 1;

describe('[issue 19] the trend of a soak', () => {
  test('noise is flat, however loud', () => {
    expect(
      verdictOf(
        series((_, index) => 200 + 30 * noise(index)),
        6,
      ),
    ).toBe('flat');
  });

  test('growth in noise is found, with its pace', () => {
    const samples = series((at, index) => 200 + (30 * at) / 3600 + 2 * noise(index));
    expect(verdictOf(samples, 20)).toBe('grows');
    expect(verdictOf(samples, 40)).toBe('flat');
    const trend = trendOf(settled(samples));
    expect(trend?.slope).toBeGreaterThan(25);
    expect(trend?.slope).toBeLessThan(35);
    expect(trend?.least).toBeLessThanOrEqual(trend?.slope ?? 0);
    expect(trend?.most).toBeGreaterThanOrEqual(trend?.slope ?? 0);
  });

  test('one step is no growth: a cache that fills once', () => {
    expect(
      verdictOf(
        series((at) => (at < 550 ? 200 : 220)),
        6,
      ),
    ).toBe('flat');
    expect(
      verdictOf(
        series((at) => (at < 1050 ? 200 : 220)),
        6,
      ),
    ).toBe('flat');
  });

  test('steps that come again are growth', () => {
    expect(
      verdictOf(
        series((at) => 200 + 5 * Math.floor(at / 60)),
        60,
      ),
    ).toBe('grows');
  });

  test('the teeth of collections are flat, and growth under them is found', () => {
    const teeth = (index: number) => 8 * (index % 7);
    expect(
      verdictOf(
        series((_, index) => 200 + teeth(index)),
        6,
      ),
    ).toBe('flat');
    expect(
      verdictOf(
        series((at, index) => 200 + teeth(index) + (120 * at) / 3600),
        60,
      ),
    ).toBe('grows');
  });

  test('the first third is not judged: what is filled then stays', () => {
    expect(
      verdictOf(
        series((at) => Math.min(at, 390)),
        6,
      ),
    ).toBe('flat');
    expect(settled(series((at) => at))[0]?.at).toBe(400);
  });

  test('what falls is flat, and few samples say nothing', () => {
    expect(
      verdictOf(
        series((at) => -at),
        6,
      ),
    ).toBe('flat');
    expect(judge(trendOf(series((at) => at).slice(0, 7)), 6)).toBe('unknown');
  });

  test('law: a line has its own slope, wherever a quarter of its samples lie', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -50, max: 50 }),
        fc.array(fc.tuple(fc.nat(amount - 1), fc.integer({ min: -10_000, max: 10_000 })), {
          maxLength: amount / 5,
        }),
        (perHour, strays) => {
          const samples = series((at) => 100 + (perHour * at) / 3600);
          for (const [index, value] of strays) samples[index] = { at: index * everyS, value };
          const trend = trendOf(samples);
          expect(trend?.slope).toBeGreaterThan(perHour - 300);
          expect(trend?.slope).toBeLessThan(perHour + 300);
          if (strays.length === 0) expect(trend?.slope).toBeCloseTo(perHour, 6);
        },
      ),
      { numRuns: 10 },
    );
  });
});
