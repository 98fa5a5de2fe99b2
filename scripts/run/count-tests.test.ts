import { describe, expect, test } from 'vitest';
import { agreeWithExit, countExit, countPlaywright, countVitest, sum } from './count-tests.ts';

describe('counting tests', () => {
  test('a step without tests counts as one', () => {
    expect(sum([countExit(0), countExit(2), countExit(0)])).toEqual({ passed: 2, failed: 1 });
  });

  test('a test file that cannot be loaded is a failure', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [
        { status: 'failed', assertionResults: [{}, {}] },
        { status: 'failed', assertionResults: [] },
        { status: 'passed', assertionResults: [{}, {}] },
      ],
    };
    expect(countVitest(report)).toEqual({ passed: 3, failed: 2 });
  });

  test('a flaky browser test and an error outside of tests are failures', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [{}] };
    expect(countPlaywright(report)).toEqual({ passed: 5, failed: 3 });
  });

  test('a failed step is never without a failure', () => {
    expect(agreeWithExit({ passed: 4, failed: 0 }, 1)).toEqual({ passed: 4, failed: 1 });
    expect(agreeWithExit({ passed: 4, failed: 2 }, 1)).toEqual({ passed: 4, failed: 2 });
    expect(agreeWithExit({ passed: 4, failed: 0 }, 0)).toEqual({ passed: 4, failed: 0 });
  });
});
