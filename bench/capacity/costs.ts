/** What one answer costs one core of a node, in milliseconds, as `npm run bench` measured it. */
export interface Costs {
  /** A page that is kept, compressed. */
  readonly kept: number;
  /** A page of a signed-in customer; a call of theirs costs less and is counted as much. */
  readonly signedIn: number;
  /** A page after its content changed, compiled anew. */
  readonly compiled: number;
}

/** Rows of the results, by how each begins, and the figure in it. */
const rows = {
  kept: { begins: 'cached page, br /', figure: /\((\d+) against/, isRate: true },
  signedIn: { begins: 'page of a signed-in customer /', figure: /\((\d+) against/, isRate: true },
  compiled: { begins: 'page compiled for the first time /', figure: /\(([\d.]+) against/, isRate: false },
} as const;

/**
 * Reads costs out of what the bench wrote.
 * @param results text of `bench/results.md`
 * @throws Error that names a row the results do not have
 */
export function readCosts(results: string): Costs {
  const lines = results.split('\n').map((line) => line.replace(/^\| /, ''));
  const cost = ({ begins, figure, isRate }: (typeof rows)[keyof typeof rows]): number => {
    const value = Number(figure.exec(lines.find((line) => line.startsWith(begins)) ?? '')?.[1]);
    if (!(value > 0))
      throw new Error(`bench/results.md has no figure for "${begins}": run \`npm run bench\`.`);
    return isRate ? 1000 / value : value;
  };
  return { kept: cost(rows.kept), signedIn: cost(rows.signedIn), compiled: cost(rows.compiled) };
}
