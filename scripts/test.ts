import { mkdir } from 'node:fs/promises';
import { countPlaywright, countVitest, sum } from './run/count-tests.ts';
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
} from './run/steps.ts';

/* All tests. Goes on after a failed step, so that one run shows everything; the last line is the sum. */

await mkdir('.tmp', { recursive: true });

const heading = (name: string) => console.log(`\n== ${name}`);

heading('types, lint, imports');
const checks = await Promise.all(
  [typecheck, lint, imports].map(async (step) => {
    const result = await runCheck(step, { stream: false });
    console.log(`\n-- ${step.name}\n${result.output.trimEnd()}`);
    return result;
  }),
);
heading(unitTests.name);
const unit = await runTests(unitTests, { stream: true, report: unitReport, count: countVitest });
heading(buildStep.name);
const built = await runCheck(buildStep, { stream: true });
heading(browserTests.name);
const browser = built.code === 0 ? await runBrowserTests() : notRun();

const results = [...checks, unit, built, browser];
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
