/** What may be sent at most, in bytes. Where the goal of issue 16 is not reached yet, the goal stands beside it. */
export interface Budget {
  readonly what: string;
  readonly most: number;
  readonly goal?: number;
}

const budget = (what: string, most: number, goal?: number): Budget => ({
  what,
  most,
  ...(goal !== undefined && { goal }),
});

/** HTML, without the addresses of code that only a build knows: some 3 kB, 1 kB compressed. */
export const pageBudgets = {
  '/': { raw: budget('HTML of /', 47_200), brotli: budget('HTML of /, compressed', 10_300) },
  '/about': { raw: budget('HTML of /about', 33_900), brotli: budget('HTML of /about, compressed', 8_040) },
  bench: {
    raw: budget('HTML of the page of fourteen blocks', 71_700, 45_000),
    brotli: budget('HTML of the page of fourteen blocks, compressed', 10_520, 9_000),
  },
} as const;

/** The one style sheet of the site, compressed, and the files of the typeface that a page of a language begins with. */
export const fileBudgets = {
  styles: budget('style sheet of the site, compressed', 16_950),
  latin: budget('typeface of a page in Latin letters', 27_500),
  cyrillic: budget('typeface of a page in Cyrillic letters', 38_500, 30_000),
} as const;

/** What to say of a budget that is exceeded; null when all is well. */
export function complaintOf({ what, most, goal }: Budget, bytes: number): string | null {
  if (bytes <= most) return null;
  const aim = goal === undefined ? '' : ` (the goal is ${goal})`;
  return `${what}: ${bytes} bytes, ${bytes - most} more than its budget of ${most}${aim}`;
}
