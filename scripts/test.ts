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
  type Step,
  typecheck,
  unitReport,
  unitTests,
  unused,
} from './run/steps.ts';
import { timesFile } from './run/times/times-files.ts';
import { forgetTimes, writeTimes } from './run/times/write-times.ts';

/*
 * All tests. Goes on after a failed step, so that one run shows everything; the last line is the sum. What may disturb
 * nobody runs side by side. Unit tests wait for databases and for processes they started an eighth of their time: what reads
 * code alone takes that from them. The browser has the machine for itself and comes last. With `--all` nothing counts as
 * proved by an earlier run.
 */

if (process.argv.includes('--all')) process.env['PROVE_ALL'] = '1';

const began = performance.now();
await mkdir('.tmp', { recursive: true });
await forgetTimes();

const heading = (name: string) => console.log(`\n== ${name}`);

const check = (step: Step) => runCheck(step, { stream: false });
const show = ({ step, output }: StepResult) => console.log(`\n-- ${step.name}\n${output.trimEnd()}`);

heading('build; imports');
const build = await runLanes([[buildStep], [imports]], check, show);
heading(`${unitTests.name}; types, unused code, lint`);
const [checks, unit] = await Promise.all([
  runLanes([[typecheck, unused, lint]], check, show),
  runTests(unitTests, { stream: true, report: unitReport, count: countVitest }),
]);
heading(browserTests.name);
const isBuilt = build.some(({ step, code }) => step === buildStep && code === 0);
const browser = isBuilt ? await runBrowserTests() : notRun();

const results = [...build, ...checks, unit, browser];
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
