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

/** HTML, without the addresses that only a build knows: some 8 kB, up to 2 kB compressed. */
export const pageBudgets = {
  '/': { raw: budget('HTML of /', 66_300), brotli: budget('HTML of /, compressed', 12_800) },
  '/about': { raw: budget('HTML of /about', 44_600), brotli: budget('HTML of /about, compressed', 9_250) },
  bench: {
    raw: budget('HTML of the page of fourteen blocks', 97_500, 45_000),
    brotli: budget('HTML of the page of fourteen blocks, compressed', 13_000, 9_000),
  },
} as const;

/** The one style sheet of the site, compressed, and the files of the typeface that a page of a language begins with. */
export const fileBudgets = {
  styles: budget('style sheet of the site, compressed', 18_360),
  latin: budget('typeface of a page in Latin letters', 27_500),
  cyrillic: budget('typeface of a page in Cyrillic letters', 38_500, 30_000),
} as const;

/** What to say of a budget that is exceeded; null when all is well. */
export function complaintOf({ what, most, goal }: Budget, bytes: number): string | null {
  if (bytes <= most) return null;
  const aim = goal === undefined ? '' : ` (the goal is ${goal})`;
  return `${what}: ${bytes} bytes, ${bytes - most} more than its budget of ${most}${aim}`;
}
