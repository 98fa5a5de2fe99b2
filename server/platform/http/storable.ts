import type { Problem } from '#schemas/refusals/refusal.ts';
import { refuse } from '#schemas/refusals/refuse.ts';

const deepest = 64;
/** Names that stand for something else than data on a JavaScript object. */
const poisonous: ReadonlySet<string> = new Set(['__proto__']);

/** A name as it stands in a JSON pointer (RFC 6901). */
export const pointerPart = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');
const isText = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');

/**
 * What keeps a JSON value out of the database: texts PostgreSQL cannot hold (U+0000, half characters), nesting that only an
 * attacker would write, and the name `__proto__`. JSON pointers and reasons; the first few suffice.
 */
export function storageProblems(value: unknown): Problem[] {
  const problems: Problem[] = [];
  const visit = (node: unknown, pointer: string, depth: number): void => {
    if (problems.length >= 20) return;
    if (typeof node === 'string' && !isText(node)) problems.push([pointer, refuse('problem.character')]);
    if (typeof node !== 'object' || node === null) return;
    if (depth > deepest) {
      problems.push([pointer, refuse('problem.too-deep', { levels: deepest })]);
      return;
    }
    for (const [name, child] of Object.entries(node)) {
      const at = `${pointer}/${pointerPart(name)}`;
      if (!isText(name) || poisonous.has(name)) problems.push([pointer, refuse('problem.name')]);
      else visit(child, at, depth + 1);
    }
  };
  visit(value, '', 0);
  return problems;
}
