import { expect, test } from 'vitest';
import { describeResult } from './run-step.ts';
import { unitTests } from './steps.ts';

const result = { step: unitTests, code: 0, output: '', ms: 1200, count: { passed: 3, failed: 0 } };

test('a step in order is one line', () => {
  expect(describeResult(result)).toBe('ok     unit and contract tests (1.2 s, 3 passed, 0 failed)');
});

test('a step whose report counts a failure is never "ok", and the failure is named, whatever the command says', () => {
  const failures = [{ title: 'a.test.ts: adds', message: 'not 3' }];
  for (const code of [0, 1])
    expect(
      describeResult({ ...result, code, count: { passed: 2, failed: 1, failures } }).split('\n'),
    ).toEqual([
      'FAILED unit and contract tests (1.2 s, 2 passed, 1 failed)',
      '       a.test.ts: adds',
      '         not 3',
      `       ${unitTests.cure}`,
    ]);
});
