import { mkdir } from 'node:fs/promises';
import { countPlaywright, countVitest, sum } from './run/count-tests.ts';
import { runLanes } from './run/lanes.ts';
import { describeProved } from './run/proved-tests.ts';
import { describeResult, runCheck, runTests, type StepResult } from './run/run-step.ts';
import {
  browserReport,
  browserTests,
  buildStep,
  imports,
  lint,
  typecheck,
  unitReport,
  unitTests,
  unused,
} from './run/steps.ts';
import { timesFile } from './run/times/times-files.ts';
import { forgetTimes, writeTimes } from './run/times/write-times.ts';

/*
 * All tests. Goes on after a failed step, so that one run shows everything; the last line is the sum. What may disturb
 * nobody runs side by side; both kinds of tests have the machine for themselves, and the browser comes last. With `--all`
 * nothing counts as proved by an earlier run.
 */

if (process.argv.includes('--all')) process.env['PROVE_ALL'] = '1';

const began = performance.now();
await mkdir('.tmp', { recursive: true });
await forgetTimes();

const heading = (name: string) => console.log(`\n== ${name}`);

heading('types; imports, unused code, build, lint');
const checks = await runLanes(
  // As long as one another, on two processors.
  [
    [typecheck, unused, lint],
    [imports, buildStep],
  ],
  (step) => runCheck(step, { stream: false }),
  ({ step, output }) => console.log(`\n-- ${step.name}\n${output.trimEnd()}`),
);
heading(unitTests.name);
const unit = await runTests(unitTests, { stream: true, report: unitReport, count: countVitest });
heading(browserTests.name);
const isBuilt = checks.some(({ step, code }) => step === buildStep && code === 0);
const browser = isBuilt ? await runBrowserTests() : notRun();

const results = [...checks, unit, browser];
heading(`times (${timesFile})`);
const steps = results.map(({ step: { name }, ms }) => ({ name, ms }));
console.log(await writeTimes(steps, performance.now() - began));
const proved = describeProved(browser.count.proved ?? []);
if (proved.length > 0) {
  heading('proved before, and nothing of it has changed (`npm test -- --all` looks again)');
  console.log(proved.join('\n'));
}
// The end of a long output is what is kept of it: the failures stand there.
heading('all');
for (const result of results) console.log(describeResult(result));
const { passed, failed } = sum(results.map(({ count }) => count));
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);

function runBrowserTests(): Promise<StepResult> {
  return runTests(browserTests, { stream: true, report: browserReport, count: countPlaywright });
}

/** Without a build there is nothing to open; that is a failure, not a pass. */
function notRun(): StepResult {
  const step = { ...browserTests, cure: 'Not run, because the build failed.' };
  return { step, code: 1, output: '', ms: 0, count: { passed: 0, failed: 1 } };
}
