import { opensWholeProduct } from '../../test-files.ts';
import { lint, lintOf, relatedUnitTests, type Step, unitTests } from '../steps.ts';
import type { Change, Changes } from './changes.ts';
import type { Selection } from './select-tests.ts';

/** What `npm run verify` runs besides types and imports, and why. */
export interface VerifyPlan {
  /** Null when no changed file is left to lint. */
  readonly lint: Step | null;
  readonly tests: Step;
  /** Lines for the developer. */
  readonly reasons: readonly string[];
}

/** Files that decide what lint finds in others. */
const decidesLint: readonly string[] = ['biome.json', '.gitignore'];

/** How many changed files are named. */
const named = 5;

/** Plans for everything, for a reason. */
export const planAll = (why: string): VerifyPlan => ({
  lint,
  tests: unitTests,
  reasons: [`all unit tests, all files to lint: ${why}`],
});

/** Plans for a change and the tests chosen for it. */
export function planChange(changes: Changes, selection: Selection): VerifyPlan {
  const what = describeChanges(changes);
  if (selection.kind === 'all') {
    const plan = planAll(selection.why);
    return { ...plan, reasons: [what, ...plan.reasons] };
  }
  const { changed } = selection;
  const besides = selection.besides.filter((path) => !opensWholeProduct(path));
  return {
    lint: planLint(changes.changes, changed),
    tests: relatedUnitTests([...changed, ...besides]),
    reasons: [
      what,
      `unit tests: what imports a changed file, and ${countOf(besides.length, 'file')} that imports do not lead to`,
    ],
  };
}

function planLint(changes: readonly Change[], changed: readonly string[]): Step | null {
  if (changes.some(({ path }) => decidesLint.includes(path))) return lint;
  return changed.length > 0 ? lintOf(changed) : null;
}

function describeChanges({ since, changes }: Changes): string {
  const paths = changes.slice(0, named).map(({ path }) => path);
  const more = changes.length > named ? ` and ${changes.length - named} more` : '';
  return `${countOf(changes.length, 'file')} changed since ${since}${paths.length > 0 ? `: ${paths.join(', ')}${more}` : ''}`;
}

const countOf = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;
