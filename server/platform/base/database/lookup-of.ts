import type { Orm } from './database.ts';

/** By a database: where its look-ups run, if not with its other statements. */
const waysOfLookups = new WeakMap<Orm, Orm>();

/** Has the look-ups of a database run by a way of their own. Before any of them ran. */
export function runLookupsBy(orm: Orm, way: Orm): void {
  waysOfLookups.set(orm, way);
}

/**
 * A look-up: a statement that finds what belongs to one key, and takes no longer than that. It is built once for a database, and not for
 * each time it runs: building one takes longer than running it. In a
 * transaction, which is an `Orm` of its own, it is built anew. PostgreSQL knows it by its name from then on, and neither reads nor
 * plans it again on that connection; a pool between here and there must keep connections together (docs/operations.md).
 * @param name of its own in the whole product
 * @param build prepares it under the name
 */
export function lookupOf<Statement>(
  name: string,
  build: (orm: Orm, name: string) => Statement,
): (orm: Orm) => Statement {
  const built = new WeakMap<Orm, Statement>();
  return (orm) => {
    const known = built.get(orm);
    if (known !== undefined) return known;
    const made = build(waysOfLookups.get(orm) ?? orm, name);
    built.set(orm, made);
    return made;
  };
}
