import { describe, expect, test } from 'vitest';
import { type BrowserStep, heldFor, inspectionsOf, purposeOf, purposesOf } from './step-purpose.ts';

/** A step of a test that began at 0, in milliseconds. */
function step(
  category: string,
  title: string,
  [from, to]: readonly [number, number],
  steps: readonly BrowserStep[] = [],
): BrowserStep {
  return { category, title, startTime: new Date(from), duration: to - from, steps };
}

describe('what a step is for', () => {
  test.each([
    ['pw:api', 'Navigate to "/"', 'opening pages'],
    ['pw:api', 'Reload', 'opening pages'],
    ['pw:api', 'Wait for selector', 'waiting'],
    ['expect', 'the anchor of normal', 'waiting'],
    ['pw:api', 'Screenshot', 'taking pictures'],
    ['pw:api', 'Create context', 'browser, contexts and windows'],
    ['test.step', 'sign in', 'signing in'],
    ['test.step', 'start a server', 'starting servers'],
    ['test.step', 'keyboard, Tab', null],
    ['hook', 'Before Hooks', null],
  ])('%s "%s"', (category, title, purpose) => {
    expect(purposeOf(step(category, title, [0, 1]))).toBe(purpose);
  });

  test('what axe runs in the page is axe', () => {
    const location = { file: '/work/e2e/support/axe.ts' };
    expect(purposeOf({ ...step('pw:api', 'Evaluate', [0, 1]), location })).toBe('axe');
  });
});

describe('time by purpose', () => {
  test('a step with a purpose has all within it; one without has what is left to others', () => {
    const signIn = step('test.step', 'sign in', [0, 40], [step('pw:api', 'Navigate', [0, 30])]);
    const polled = step('expect', 'Expect "toPass"', [50, 90], [step('pw:api', 'Reload', [60, 80])]);
    const sweep = step('test.step', 'pictures', [90, 120], [step('pw:api', 'Screenshot', [95, 115])]);
    expect(purposesOf([signIn, polled, sweep])).toEqual({
      'signing in': 40,
      waiting: 40,
      'taking pictures': 20,
    });
  });

  test('what happens at the same time counts once', () => {
    const steps = [
      step('pw:api', 'Navigate', [0, 100]),
      step('expect', 'Expect "toBeVisible"', [80, 130]),
      step('expect', 'Expect "toBeVisible"', [90, 110]),
    ];
    expect(purposesOf(steps)).toEqual({ 'opening pages': 100, waiting: 30 });
  });
});

test('named steps count without the named steps inside of them, and without what is counted by purpose', () => {
  const steps = [
    step('hook', 'Before Hooks', [0, 20], [step('test.step', 'start a server', [0, 20])]),
    step(
      'test.step',
      'hero',
      [20, 100],
      [
        step('pw:api', 'Navigate', [20, 30]),
        step('test.step', 'axe, light scheme', [30, 60]),
        step('test.step', 'sign in', [60, 65]),
      ],
    ),
    step('test.step', 'axe, light scheme', [100, 101]),
  ];
  expect(inspectionsOf(steps)).toEqual({ 'axe, light scheme': 31, hero: 45 });
});

test('a test holds its worker until the last of its hooks has ended', () => {
  const steps = [step('hook', 'Before Hooks', [0, 700]), step('hook', 'After Hooks', [900, 950])];
  expect(heldFor(new Date(0), 200, steps)).toBe(950);
  expect(heldFor(new Date(0), 200, [])).toBe(200);
});
