import type { Problem, Refusal } from '#schemas/refusals/refusal.ts';
import { refuse } from '#schemas/refusals/refuse.ts';

const deepest = 64;
const mostProblems = 20;
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
  const note = (at: Place | null, reason: Refusal) => problems.push([pointerTo(at), reason]);
  const visit = (node: object, at: Place | null, depth: number): void => {
    for (const name of Object.keys(node)) {
      if (problems.length >= mostProblems) return;
      const child = (node as Readonly<Record<string, unknown>>)[name];
      if (!isText(name) || poisonous.has(name)) note(at, refuse('problem.name'));
      else if (typeof child === 'string') {
        if (!isText(child)) note({ name, parent: at }, refuse('problem.character'));
      } else if (typeof child === 'object' && child !== null) {
        if (depth < deepest) visit(child, { name, parent: at }, depth + 1);
        else note({ name, parent: at }, refuse('problem.too-deep', { levels: deepest }));
      }
    }
  };
  if (typeof value === 'string' && !isText(value)) return [['', refuse('problem.character')]];
  if (typeof value === 'object' && value !== null) visit(value, null, 0);
  return problems;
}

/** Where a value is; the pointer is written only for what is wrong, since nearly nothing is. */
interface Place {
  readonly name: string;
  readonly parent: Place | null;
}

const pointerTo = (at: Place | null): string =>
  at === null ? '' : `${pointerTo(at.parent)}/${pointerPart(at.name)}`;
