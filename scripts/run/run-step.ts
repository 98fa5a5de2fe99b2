import { readFile, rm } from 'node:fs/promises';
import { agreeWithExit, type Count, countExit } from './count-tests.ts';
import { type CommandResult, runCommand } from './run-command.ts';
import type { Step } from './steps.ts';

export interface StepResult extends CommandResult {
  readonly step: Step;
  readonly count: Count;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** More of them have one cause, as a rule. */
const maxFailures = 20;

/** One line for one step; where it failed, which tests did and the cure. */
export function describeResult({ step, code, ms, count }: StepResult): string {
  // A command may end well and its report still count a failure; what the sum counts has a name here.
  const isGood = code === 0 && count.failed === 0;
  const verdict = isGood ? 'ok    ' : 'FAILED';
  const tests = count.passed + count.failed > 1 ? `, ${count.passed} passed, ${count.failed} failed` : '';
  const line = `${verdict} ${step.name} (${seconds(ms)}${tests})`;
  if (isGood) return line;
  const { failures = [] } = count;
  const named = failures
    .slice(0, maxFailures)
    .flatMap(({ title, message }) => [
      title.replace(`${process.cwd()}/`, ''),
      ...message.split('\n').map((text) => `  ${text}`),
    ]);
  const others = failures.length > maxFailures ? [`and ${failures.length - maxFailures} more`] : [];
  return [line, ...[...named, ...others, step.cure].map((text) => `       ${text}`)].join('\n');
}

/** Runs a step that counts as one test. */
export async function runCheck(step: Step, options: { stream: boolean }): Promise<StepResult> {
  const result = await runCommand(step.command, { ...options, ...(step.env && { env: step.env }) });
  return { ...result, step, count: countExit(result.code) };
}

/** Runs a step that writes a report of its own tests. */
export async function runTests<Report>(
  step: Step,
  { stream, report, count }: { stream: boolean; report: string; count: (report: Report) => Count },
): Promise<StepResult> {
  // What an earlier run left must not be counted for this one.
  await rm(report, { force: true });
  const result = await runCommand(step.command, { stream, ...(step.env && { env: step.env }) });
  return {
    ...result,
    step,
    count: agreeWithExit(await readCount(report, count), result.code, result.output),
  };
}

async function readCount<Report>(file: string, count: (report: Report) => Count): Promise<Count> {
  try {
    const report: Report = JSON.parse(await readFile(file, 'utf8'));
    return count(report);
  } catch (error) {
    console.error(`No usable report in ${file}: ${String(error)}`);
    return { passed: 0, failed: 1 };
  }
}
