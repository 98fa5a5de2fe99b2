/** What statements answer, in their order. */
type Answers<Statements extends readonly unknown[]> = {
  -readonly [At in keyof Statements]: Awaited<Statements[At]>;
};

/**
 * Asks statements of one transaction none of which waits for another's answer: over PostgreSQL they leave in one go. All have ended when
 * this has, so that none runs on behind a transaction that is over. Not for one within another: what failed first would be hidden.
 * @throws what failed first; those after it failed because of it
 */
export async function askTogether<const Statements extends readonly unknown[]>(
  statements: Statements,
): Promise<Answers<Statements>> {
  const failures: unknown[] = [];
  const answers = await Promise.all(
    statements.map((statement) => Promise.resolve(statement).catch((error: unknown) => failures.push(error))),
  );
  if (failures.length > 0) throw failures[0];
  return answers as Answers<Statements>;
}
