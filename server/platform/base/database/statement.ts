import type { Orm } from './database.ts';

/**
 * A statement that is built once for a database, and not for each time it runs: building one takes longer than running it. In a
 * transaction, which is an `Orm` of its own, it is built anew. PostgreSQL knows it by its name from then on, and neither reads nor
 * plans it again on that connection; a pool between here and there must keep connections together (docs/operations.md).
 * @param name of its own in the whole product
 * @param build prepares it under the name
 */
export function statementOf<Statement>(
  name: string,
  build: (orm: Orm, name: string) => Statement,
): (orm: Orm) => Statement {
  const built = new WeakMap<Orm, Statement>();
  return (orm) => {
    const known = built.get(orm);
    if (known !== undefined) return known;
    const made = build(orm, name);
    built.set(orm, made);
    return made;
  };
}
