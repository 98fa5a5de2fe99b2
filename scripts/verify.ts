import { globSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { parseOptions } from './parse-options.ts';
import { affectedTests, listTests } from './run/affected/affected-tests.ts';
import { readChanges } from './run/affected/changes.ts';
import { planAll, planChange, type VerifyPlan } from './run/affected/verify-plan.ts';
import { countVitest } from './run/count-tests.ts';
import { runLanes } from './run/lanes.ts';
import { describeResult, runCheck, runTests, type StepResult } from './run/run-step.ts';
import { imports, typecheck, unitReport, unused } from './run/steps.ts';

/*
 * The quick "am I done?" of a change: types, lint, imports, and the tests it may break; `npm test` is for the rest.
 * `--since REV` names the revision the change began at, `--all` takes all unit tests and lints all files.
 */

const { values } = parseOptions({
  options: { since: { type: 'string' }, all: { type: 'boolean', default: false } },
});
const root = process.cwd();
await mkdir('.tmp', { recursive: true });

const all = listTests(root);
const plan = await choosePlan();
for (const line of plan.reasons) console.log(line);

const run = (step: StepResult['step']): Promise<StepResult> =>
  step === plan.tests
    ? runTests(step, { stream: false, report: unitReport, count: countVitest })
    : runCheck(step, { stream: false });
const results = await runLanes(
  // The tests take as long as the others together; only of a fresh checkout the types do.
  [
    [typecheck, imports, unused],
    [...(plan.lint ? [plan.lint] : []), plan.tests],
  ],
  run,
  (result) => {
    if (result.code !== 0) console.log(result.output.trimEnd());
    console.log(describeResult(result));
  },
);
const left = all.length - (await countRanFiles());
const specs = globSync('e2e/**/*.spec.ts', { cwd: root }).length;
const leftTests = left > 0 ? `, ${left} of ${all.length} unit test files` : '';
console.log(`left to npm test: build, browser tests (${specs} specs)${leftTests}`);
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1;

async function choosePlan(): Promise<VerifyPlan> {
  if (values.all) return planAll('--all');
  const changes = await readChanges(root, values.since ?? null);
  if (!('error' in changes)) return planChange(changes, affectedTests(root, changes.changes, all));
  if (values.since === undefined) return planAll(`git names no changes: ${changes.error}`);
  console.error(changes.error);
  return process.exit(2);
}

/** How many test files were run, by Vitest's report. */
async function countRanFiles(): Promise<number> {
  const report: { readonly testResults: readonly unknown[] } = JSON.parse(
    await readFile(unitReport, 'utf8').catch(() => '{"testResults":[]}'),
  );
  return report.testResults.length;
}
