import { median } from '../median.ts';

/** One figure of a series. */
export interface Sample {
  /** Seconds since the soak began. */
  readonly at: number;
  readonly value: number;
}

/** How a series goes, in its unit an hour. */
export interface Trend {
  /** The slope that most pairs of samples agree on. */
  readonly slope: number;
  /** The least and the most it may be, with a confidence of 95 %. */
  readonly least: number;
  readonly most: number;
}

export type Verdict = 'flat' | 'grows' | 'unknown';

/** Share of a soak in which caches fill and code gets hot; it is not judged. */
const warmUp = 1 / 3;
/** Fewer samples show no trend. */
export const fewestSamples = 8;
/** 97.5 % of the normal distribution. */
const z = 1.96;

/** What is judged of a soak: its last two thirds. */
export function settled(samples: readonly Sample[]): readonly Sample[] {
  const [first, last] = [samples[0]?.at ?? 0, samples.at(-1)?.at ?? 0];
  return samples.filter(({ at }) => at >= first + (last - first) * warmUp);
}

/**
 * The median of the slopes of all pairs (Theil and Sen): a third of the samples may lie anywhere, so that a peak, a step or the teeth
 * of collections do not decide. The bounds are those of Kendall's rank correlation.
 * @returns null where too few samples are there
 */
export function trendOf(samples: readonly Sample[]): Trend | null {
  const amount = samples.length;
  if (amount < fewestSamples) return null;
  const slopes = samples
    .flatMap((one, index) => samples.slice(index + 1).map((other) => slopeBetween(one, other)))
    .toSorted((one, other) => one - other);
  const reach = z * Math.sqrt((amount * (amount - 1) * (2 * amount + 5)) / 18);
  const place = (at: number) =>
    slopes[Math.min(slopes.length - 1, Math.max(0, Math.round(at)))] ?? Number.NaN;
  return {
    slope: median(slopes),
    least: place((slopes.length - reach) / 2),
    most: place((slopes.length + reach) / 2),
  };
}

const slopeBetween = (one: Sample, other: Sample) => ((other.value - one.value) / (other.at - one.at)) * 3600;

/**
 * Whether a series grows faster than it may. It does when its slope lies above the bound, and noise alone does not explain that it
 * rises: an hour is many times what is measured, and so is its noise.
 * @param perHour the bound, in the unit of the series an hour
 */
export function judge(trend: Trend | null, perHour: number): Verdict {
  if (trend === null) return 'unknown';
  return trend.slope > perHour && trend.least > 0 ? 'grows' : 'flat';
}
