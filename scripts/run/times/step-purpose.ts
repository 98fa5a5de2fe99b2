import { serverStep, signInStep } from '#e2e/support/step-titles.ts';
import type { Parts } from './suite-times.ts';

/** What is needed of a step of a browser test: Playwright's `TestStep`. */
export interface BrowserStep {
  readonly category: string;
  readonly title: string;
  readonly startTime: Date;
  /** In milliseconds. */
  readonly duration: number;
  readonly location?: { readonly file: string };
  readonly steps: readonly BrowserStep[];
}

/** Titles that Playwright gives its own calls. */
const callPurposes: readonly (readonly [RegExp, string])[] = [
  [/^(Navigate|Reload|Go back|Go forward|Set content)/, 'opening pages'],
  [/^Wait for/, 'waiting'],
  [/^Screenshot/, 'taking pictures'],
  [/^(Launch|Create|Close) /, 'browser, contexts and windows'],
  [/^(GET|POST|PUT|PATCH|DELETE|HEAD)\b/, 'requests without a page'],
  [/^(Evaluate|Query)/, 'script in the page'],
  [
    /^(Click|Double click|Fill|Press|Type|Check|Uncheck|Tap|Hover|Focus|Select|Set input files|Drag)/,
    'input',
  ],
];

/** What a step is for; null for one that is only as good as the steps inside of it. */
export function purposeOf({ category, title, location }: BrowserStep): string | null {
  if (category === 'test.step' && title === signInStep) return 'signing in';
  if (category === 'test.step' && title === serverStep) return 'starting servers';
  if (location?.file.endsWith('/e2e/support/axe.ts')) return 'axe';
  if (category === 'expect') return 'waiting';
  if (category !== 'pw:api') return null;
  return callPurposes.find(([titles]) => titles.test(title))?.[1] ?? null;
}

interface Span {
  readonly purpose: string;
  readonly from: number;
  readonly to: number;
}

const endOf = ({ startTime, duration }: BrowserStep): number => startTime.getTime() + duration;

/** The outermost steps that have a purpose: what is inside of them is theirs. */
function spansOf(step: BrowserStep): Span[] {
  const purpose = purposeOf(step);
  if (purpose === null) return step.steps.flatMap(spansOf);
  return [{ purpose, from: step.startTime.getTime(), to: endOf(step) }];
}

/** Milliseconds by purpose. What happens at the same time counts once, for what began first. */
export function purposesOf(steps: readonly BrowserStep[]): Parts {
  const sums: Record<string, number> = {};
  let counted = 0;
  for (const { purpose, from, to } of steps.flatMap(spansOf).toSorted((a, b) => a.from - b.from)) {
    sums[purpose] = (sums[purpose] ?? 0) + Math.max(0, to - Math.max(from, counted));
    counted = Math.max(counted, to);
  }
  return sums;
}

/** Milliseconds by title of `test.step`, each without the named steps inside of it. */
export function inspectionsOf(steps: readonly BrowserStep[]): Parts {
  const sums: Record<string, number> = {};
  /** @returns the time named steps took within this one */
  const visit = (step: BrowserStep): number => {
    const inside = step.steps.reduce((total, inner) => total + visit(inner), 0);
    if (step.category !== 'test.step') return inside;
    if (step.title !== signInStep && step.title !== serverStep)
      sums[step.title] = (sums[step.title] ?? 0) + Math.max(0, step.duration - inside);
    return step.duration;
  };
  for (const step of steps) visit(step);
  return sums;
}

/** For how long a test held its worker. Playwright's own duration leaves out what has a timeout of its own. */
export function heldFor(startTime: Date, duration: number, steps: readonly BrowserStep[]): number {
  return Math.max(duration, ...steps.map((step) => endOf(step) - startTime.getTime()));
}
