import { mkdir } from 'node:fs/promises';
import { provideBrowser } from './browser/browser-sources.ts';
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
const stages = 4;
let stage = 0;
const beginStage = (name: string) => heading(`${++stage} of ${stages}: ${name}`);

beginStage('a browser');
// First, because without one the rest would be run in vain.
const found = await provideBrowser((line) => console.log(line));
if (found.path === null) {
  console.log(`${found.reason}\n0 passed, 1 failed`);
  process.exit(1);
}
console.log(`Chromium ${found.version}: ${found.path}`);
process.env['CHROMIUM_PATH'] = found.path;

const check = (step: Step) => runCheck(step, { stream: false });
const show = ({ step, output }: StepResult) => console.log(`\n-- ${step.name}\n${output.trimEnd()}`);

beginStage('build; imports');
const build = await runLanes([[buildStep], [imports]], check, show);
beginStage(`${unitTests.name}; types, unused code, lint`);
const [checks, unit] = await Promise.all([
  runLanes([[typecheck, unused, lint]], check, show),
  runTests(unitTests, { stream: true, report: unitReport, count: countVitest }),
]);
beginStage(browserTests.name);
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
