/** One test in milliseconds, without what its worker prepares for all of its tests. */
export interface TestTime {
  readonly file: string;
  readonly title: string;
  readonly ms: number;
}

/** One test file: for how long it held a worker, in milliseconds. */
export interface FileTime {
  readonly file: string;
  readonly tests: number;
  readonly ms: number;
}

/** One place in which tests run one after the other. */
export interface WorkerTime {
  readonly worker: number;
  readonly tests: number;
  readonly ms: number;
}

/** Milliseconds by name. */
export type Parts = Readonly<Record<string, number>>;

/** What one tool measured of its tests. All times in milliseconds. */
export interface SuiteTimes {
  /** From the first to the last moment of the tool. */
  readonly wallMs: number;
  /** Of it, until the first test could start. */
  readonly startMs: number;
  /** How many tests may run at once. */
  readonly slots: number;
  readonly workers: readonly WorkerTime[];
  readonly files: readonly FileTime[];
  readonly tests: readonly TestTime[];
  /** What the workers were busy with. */
  readonly purposes: Parts;
  /** Time in each named step of the tests, without the steps inside of it. */
  readonly inspections: Parts;
}

/** Time in which a worker had nothing to do, over all workers. */
export const idleOf = ({ slots, wallMs, startMs, files }: SuiteTimes): number =>
  Math.max(0, slots * (wallMs - startMs) - files.reduce((total, { ms }) => total + ms, 0));

/** Adds times up by name. */
export function addParts(all: readonly Parts[]): Parts {
  const sums = new Map<string, number>();
  for (const [name, ms] of all.flatMap((parts) => Object.entries(parts)))
    sums.set(name, (sums.get(name) ?? 0) + ms);
  return Object.fromEntries(sums);
}

/** Rows by falling time: the first ones as they are, how many are left, and their time. */
export function longest<Row extends { readonly ms: number }>(
  rows: readonly Row[],
  count: number,
): { readonly first: readonly Row[]; readonly left: number; readonly leftMs: number } {
  const sorted = rows.toSorted((a, b) => b.ms - a.ms);
  const rest = sorted.slice(count);
  return {
    first: sorted.slice(0, count),
    left: rest.length,
    leftMs: rest.reduce((total, { ms }) => total + ms, 0),
  };
}

/** Adds tests up by a key of theirs, e.g. their file. */
export function groupTests<Test extends TestTime, Key>(
  tests: readonly Test[],
  keyOf: (test: Test) => Key,
): { readonly key: Key; readonly tests: number; readonly ms: number }[] {
  return [...Map.groupBy(tests, keyOf)].map(([key, group]) => ({
    key,
    tests: group.length,
    ms: group.reduce((total, { ms }) => total + ms, 0),
  }));
}
