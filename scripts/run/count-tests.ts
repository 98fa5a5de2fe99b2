import {
  type ErrorOutside,
  type FailedTest,
  failedInPlaywright,
  failedInVitest,
  failedOutside,
  type PlaywrightSuite,
  type VitestFile,
} from './failed-tests.ts';
import { provedInPlaywright } from './proved-tests.ts';

/** How many tests a step ran, by outcome. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Which failed, where the report tells. */
  readonly failures?: readonly FailedTest[];
  /** What was not looked at, because it was proved before and has not changed. */
  readonly proved?: readonly string[];
}

export const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});

/** A step without tests of its own counts as one. */
export const countExit = (code: number): Count =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly VitestFile[];
  readonly errorsOutside: readonly ErrorOutside[];
}

/**
 * Counts Vitest's JSON report. A file that could not even be loaded has no tests, and is one failure; so is an error
 * outside of tests.
 */
export function countVitest(report: VitestReport): Count {
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable + report.errorsOutside.length,
    failures: [...failedInVitest(report.testResults), ...failedOutside(report.errorsOutside)],
  };
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
  readonly suites: readonly PlaywrightSuite[];
}

/** Counts Playwright's JSON report. A flaky test is a failed one; so is an error outside of tests. */
export function countPlaywright({ stats, errors, suites }: PlaywrightReport): Count {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: failedInPlaywright(suites),
    proved: provedInPlaywright(suites),
  };
}

/**
 * A step that failed must never count as none failed, whatever its report says: how its output ended is what is known of
 * the failure.
 */
export function agreeWithExit(count: Count, code: number, output: string): Count {
  if (code === 0 || count.failed > 0) return count;
  const end = output.trimEnd().split('\n').slice(-20).join('\n');
  return { ...count, failed: 1, failures: [{ title: `ended with code ${code}`, message: end }] };
}
