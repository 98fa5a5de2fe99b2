/** What one answer costs one core of a node, in milliseconds, as `npm run bench` measured it. */
export interface Costs {
  /** A page that is kept, compressed. */
  readonly kept: number;
  /** A page of a signed-in customer; a call of theirs costs less and is counted as much. */
  readonly signedIn: number;
  /** A page after its content changed, compiled anew. */
  readonly compiled: number;
}

/** What an answer to a signed-in customer costs PostgreSQL, in milliseconds of a core of its own. */
export interface DatabaseCosts {
  readonly page: number;
  readonly call: number;
}

interface Row {
  /** Tells it from the others. */
  readonly begins: string;
  readonly figure: RegExp;
  /** Whether the figure is answers a second, and no cost. */
  readonly isRate: boolean;
}

/** Rows of the results, by how each begins, and the figure in it. */
const rows = {
  kept: { begins: 'cached page, br /', figure: /\((\d+) against/, isRate: true },
  signedIn: { begins: 'page of a signed-in customer /', figure: /\((\d+) against/, isRate: true },
  compiled: { begins: 'page compiled for the first time /', figure: /\(([\d.]+) against/, isRate: false },
  databasePage: {
    begins: 'database, page of a signed-in customer',
    figure: /([\d.]+) ms of a core/,
    isRate: false,
  },
  databaseCall: {
    begins: 'database, call of a signed-in customer',
    figure: /([\d.]+) ms of a core/,
    isRate: false,
  },
} as const satisfies Record<string, Row>;

/** @returns the figure of a row in milliseconds. @throws Error that names a row the results do not have */
function costIn(results: string, { begins, figure, isRate }: Row): number {
  const line = results.split('\n').find((row) => row.startsWith(`| ${begins}`));
  const value = Number(figure.exec(line ?? '')?.[1]);
  if (!(value > 0)) throw new Error(`bench/results.md has no figure for "${begins}": run \`npm run bench\`.`);
  return isRate ? 1000 / value : value;
}

/**
 * Reads costs out of what the bench wrote.
 * @param results text of `bench/results.md`
 * @throws Error that names a row the results do not have
 */
export const readCosts = (results: string): Costs => ({
  kept: costIn(results, rows.kept),
  signedIn: costIn(results, rows.signedIn),
  compiled: costIn(results, rows.compiled),
});

/** @throws Error that names a row the results do not have */
export const readDatabaseCosts = (results: string): DatabaseCosts => ({
  page: costIn(results, rows.databasePage),
  call: costIn(results, rows.databaseCall),
});
