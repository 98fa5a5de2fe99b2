import { expect, test } from 'vitest';
import { lint, unitTests } from '../steps.ts';
import { planAll, planChange } from './verify-plan.ts';

const change = (path: string) => ({ path, isDeleted: false });

test('changed files are linted, and the tests of them run', () => {
  const changes = { since: 'HEAD', changes: [change('widgets/hero/hero.tsx')] };
  const plan = planChange(changes, {
    kind: 'some',
    changed: ['widgets/hero/hero.tsx'],
    besides: ['scripts/docs-links.test.ts'],
  });
  expect(plan.lint?.command).toEqual(expect.arrayContaining(['widgets/hero/hero.tsx']));
  expect(plan.tests.command).toEqual(
    expect.arrayContaining(['related', 'widgets/hero/hero.tsx', 'scripts/docs-links.test.ts']),
  );
  expect(plan.reasons).toEqual([
    '1 file changed since HEAD: widgets/hero/hero.tsx',
    'unit tests: what imports a changed file, and 1 file that imports do not lead to',
  ]);
});

test('tests that open the whole product are left to npm test, unless one of them is changed', () => {
  const planFor = (path: string) =>
    planChange({ since: 'HEAD', changes: [change(path)] }, { kind: 'some', changed: [path], besides: [] })
      .tests.command;
  expect(planFor('widgets/hero/hero.tsx')).toEqual(expect.arrayContaining(['--project=!whole product']));
  expect(planFor('server/start/every-route.whole.test.ts')).not.toContain('--project=!whole product');
});

test('nothing is left to lint of deleted files; the rules of lint concern all files', () => {
  const none = { kind: 'some', changed: [], besides: [] } as const;
  const deleted = { since: 'HEAD', changes: [{ path: 'a.ts', isDeleted: true }] };
  expect(planChange(deleted, none).lint).toBeNull();
  const rules = { since: 'HEAD', changes: [change('biome.json')] };
  expect(planChange(rules, { ...none, changed: ['biome.json'] }).lint).toBe(lint);
});

test('many changed files are not all named', () => {
  const changes = { since: 'HEAD', changes: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(change) };
  const [first] = planChange(changes, { kind: 'some', changed: [], besides: [] }).reasons;
  expect(first).toBe('7 files changed since HEAD: a, b, c, d, e and 2 more');
});

test('everything is run for a reason', () => {
  const reasons = ['all unit tests, all files to lint: --all'];
  expect(planAll('--all')).toEqual({ lint, tests: unitTests, reasons });
  const changes = { since: 'HEAD', changes: [change('package.json')] };
  expect(planChange(changes, { kind: 'all', why: 'every test depends on package.json' })).toMatchObject({
    tests: unitTests,
    reasons: [
      '1 file changed since HEAD: package.json',
      'all unit tests, all files to lint: every test depends on package.json',
    ],
  });
});
