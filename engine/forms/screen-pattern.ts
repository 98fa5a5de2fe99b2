import { LRUCache } from 'lru-cache';
import { checkSync } from 'recheck';
import { formLimits } from '#schemas/form-types.ts';
import { countPaths, withoutBounds } from './pattern-paths.ts';

// Without it recheck would start a thread of its own for each process that asks; we stand in one already.
process.env['RECHECK_SYNC_BACKEND'] ??= 'pure';

/** How long one pattern may be thought about, in milliseconds: plain ones take a few, on a busy machine some hundreds. */
const patience = 5000;

/** In how many ways a pattern may read one text: some ten milliseconds of trying them all. */
const mostPaths = 100_000;
/** How long a text may be in that count: a repetition without a bound ends there. */
const countedText = 1000;

/**
 * Says what is wrong with a pattern of the content system; null for one that may run ([sec 29]). It has to be a JavaScript
 * pattern with the flag `u`, at most 500 characters long, and its work may grow no faster than the text it is given:
 * patterns that backtrack more are refused, and so are those nobody can judge in time.
 */
export function screenPattern(pattern: string): string | null {
  if (pattern.length > formLimits.patternLength) {
    return `The pattern has ${pattern.length} characters, ${formLimits.patternLength} are allowed.`;
  }
  try {
    new RegExp(pattern, 'u');
  } catch (error) {
    return `The pattern is not valid: ${error instanceof Error ? error.message : String(error)}.`;
  }
  const known = judged.get(pattern);
  if (known !== undefined) return known === '' ? null : known;
  const fresh = judge(pattern);
  judged.set(pattern, fresh ?? '');
  return fresh;
}

/** A pure function's answers, empty for patterns that may run: the same few stand in form after form. */
const judged = new LRUCache<string, string>({ max: 1000 });

function judge(pattern: string): string | null {
  // Whatever can be read with bounds can be read without them: where that is harmless, so is the pattern, and it is judged sooner.
  if (growth(withoutBounds(pattern)) === null) return null;
  const slowness = growth(pattern);
  if (slowness !== null) return slowness;
  // What has an end counts as safe: it grows no further, though `(a{0,9}){0,9}` ends after a thousand million ways.
  if (countPaths(pattern, countedText) <= mostPaths) return null;
  return 'A text can be made that the pattern takes disproportionately long for: repetitions within repetitions match it in too many ways.';
}

/** What is wrong with how the work of a pattern grows with its text; null where it grows no faster. */
function growth(pattern: string): string | null {
  try {
    const found = checkSync(pattern, 'u', { timeout: patience });
    if (found.status === 'safe') return null;
    return found.status === 'vulnerable'
      ? `A text can be made that the pattern takes ${found.complexity.type === 'exponential' ? 'exponentially' : 'disproportionately'} long for.`
      : 'Whether the pattern can be slow could not be found out in time.';
  } catch {
    return 'Whether the pattern can be slow could not be found out.';
  }
}

/** A screen that remembers its answers and stops thinking when the time for one form is used up. */
export function createPatternScreen(
  budgetMs: number,
  now: () => number,
  screen = screenPattern,
): (pattern: string) => string | null {
  const known = new Map<string, string | null>();
  let left = budgetMs;
  return (pattern) => {
    const answer = known.get(pattern);
    if (answer !== undefined) return answer;
    if (left <= 0) return 'The form has too many patterns to judge them all in time.';
    const start = now();
    const fresh = screen(pattern);
    left -= now() - start;
    known.set(pattern, fresh);
    return fresh;
  };
}
