import real, { type IAsyncProperty, type IProperty, type Parameters } from 'fast-check';

/*
 * fast-check as the tests get it (vitest.config.ts): a run of `npm test` tries the same values each time, so that no test fails by
 * chance; `npm run test:seeds` sets PROPERTY_SEEDS and tries others.
 */

export * from 'fast-check';

/** Of every property whose test names no seed itself. */
const fixedSeed = 20261128;

/** The name of the variable that holds the seeds to try, separated by commas. */
export const seedsVariable = 'PROPERTY_SEEDS';

const seeds = (process.env[seedsVariable] ?? '').split(',').filter(Boolean).map(Number);

export function assert<Values>(property: IAsyncProperty<Values>, params?: Parameters<Values>): Promise<void>;
export function assert<Values>(property: IProperty<Values>, params?: Parameters<Values>): void;
export function assert<Values>(
  property: IAsyncProperty<Values> | IProperty<Values>,
  params: Parameters<Values> = {},
): Promise<void> | void {
  const all = seeds.length > 0 ? seeds : [params.seed ?? fixedSeed];
  const run = (seed: number) => real.assert(property as IProperty<Values>, { ...params, seed });
  if (!property.isAsync()) return all.forEach(run);
  return all.reduce<Promise<void>>((before, seed) => before.then(() => run(seed)), Promise.resolve());
}

export default { ...real, assert };
