/** What rows have in common. */
export interface Ground {
  /** A copy of the checkout, in which nothing is built. */
  readonly copy: string;
  /** Data of the site `sample`, once `start` has run. */
  readonly dataDir: string;
}

/** By script of package.json: starts it, and looks at what it did. */
export type Rows = Readonly<Record<string, (ground: Ground) => Promise<void>>>;
