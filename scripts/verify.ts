import { mkdir } from 'node:fs/promises';
import { countVitest } from './run/count-tests.ts';
import { describeResult, runCheck, runTests, type StepResult } from './run/run-step.ts';
import { imports, lint, typecheck, unitReport, unitTests } from './run/steps.ts';

/* The quick "am I done?": everything but the build and the browser. */

await mkdir('.tmp', { recursive: true });

const report = (result: StepResult): StepResult => {
  if (result.code !== 0) console.log(result.output.trimEnd());
  console.log(describeResult(result));
  return result;
};
const checks = await Promise.all(
  [typecheck, lint, imports].map(async (step) => report(await runCheck(step, { stream: false }))),
);
const tests = report(await runTests(unitTests, { stream: false, report: unitReport, count: countVitest }));
process.exitCode = [...checks, tests].every(({ code }) => code === 0) ? 0 : 1;
