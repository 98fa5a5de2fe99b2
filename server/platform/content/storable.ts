const deepest = 64;
/** Names that stand for something else than data on a JavaScript object. */
const poisonous: ReadonlySet<string> = new Set(['__proto__']);

const pointerPart = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');
const isText = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');

/**
 * What keeps a JSON value out of the database: texts PostgreSQL cannot hold (U+0000, half characters), nesting that only an
 * attacker would write, and the name `__proto__`. JSON pointer -> message; the first few suffice.
 */
export function storageProblems(value: unknown): [string, string][] {
  const problems: [string, string][] = [];
  const visit = (node: unknown, pointer: string, depth: number): void => {
    if (problems.length >= 20) return;
    if (typeof node === 'string' && !isText(node))
      problems.push([pointer, 'holds a character that cannot be kept']);
    if (typeof node !== 'object' || node === null) return;
    if (depth > deepest) {
      problems.push([pointer, `is nested more than ${deepest} levels deep`]);
      return;
    }
    for (const [name, child] of Object.entries(node)) {
      const at = `${pointer}/${pointerPart(name)}`;
      if (!isText(name) || poisonous.has(name)) problems.push([pointer, 'has a name that cannot be kept']);
      else visit(child, at, depth + 1);
    }
  };
  visit(value, '', 0);
  return problems;
}
