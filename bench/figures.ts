/** One line of the results. */
export interface Figure {
  readonly what: string;
  /** As it is printed, with its unit or `x` for a ratio. */
  readonly measured: string;
  /** What it has to be, where that is agreed. */
  readonly wanted?: string;
}

/** Takes down one line of the results; `must` is what it has to be. */
export type AddFigure = (what: string, measured: string, must?: string) => void;

export const ratio = (value: number): string => `x ${value.toFixed(2)}`;
export const milliseconds = (value: number): string => `${value.toFixed(value < 20 ? 1 : 0)} ms`;

/** The value below which a share of the figures lies. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
