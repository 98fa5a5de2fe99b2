import type { Orm } from './database.ts';

/**
 * A statement that is built once for a database, and not for each time it runs: building one takes longer than running it. In a
 * transaction, which is an `Orm` of its own, it is built anew. Prepare it without a name (`prepare('')`): a pool between here and
 * PostgreSQL may hand out another connection each time.
 */
export function statementOf<Statement>(build: (orm: Orm) => Statement): (orm: Orm) => Statement {
  const built = new WeakMap<Orm, Statement>();
  return (orm) => {
    const known = built.get(orm);
    if (known !== undefined) return known;
    const made = build(orm);
    built.set(orm, made);
    return made;
  };
}
