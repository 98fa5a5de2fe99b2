import { describe, expect, test } from 'vitest';
import { agreeWithExit, countExit, countPlaywright, countVitest, sum } from './count-tests.ts';
import type { VitestFile } from './failed-tests.ts';
import { describeProved } from './proved-tests.ts';

const file = (
  name: string,
  status: string,
  assertionResults: VitestFile['assertionResults'],
): VitestFile => ({
  name,
  status,
  message: '',
  assertionResults,
});

describe('counting tests', () => {
  test('a step without tests counts as one', () => {
    expect(sum([countExit(0), countExit(2), countExit(0)])).toEqual({ passed: 2, failed: 1 });
  });

  test('a test file that cannot be loaded is a failure', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      errorsOutside: [],
      testResults: [
        file('a.test.ts', 'failed', [
          { fullName: 'adds', status: 'failed', failureMessages: ['\u001b[31mnot 3\u001b[39m\n  at a.ts'] },
          { fullName: 'divides', status: 'passed' },
        ]),
        { ...file('b.test.ts', 'failed', []), message: 'no such module\n  at b.ts' },
        file('c.test.ts', 'passed', [{ fullName: 'takes', status: 'passed' }]),
      ],
    };
    expect(countVitest(report)).toEqual({
      passed: 3,
      failed: 2,
      failures: [
        { title: 'a.test.ts: adds', message: 'not 3' },
        { title: 'b.test.ts: could not be loaded', message: 'no such module' },
      ],
    });
  });

  test('a flaky browser test and an error outside of tests are failures', () => {
    const test = (status: string, ...messages: string[]) => ({
      projectName: 'phone',
      status,
      annotations: [
        status === 'expected'
          ? { type: 'proved', description: 'gallery hero' }
          : { type: 'page', description: `${status}: draws frames` },
      ],
      results: [
        { errors: messages.map((message) => ({ message, location: { file: '/x/e2e/a.spec.ts', line: 7 } })) },
      ],
    });
    const report = {
      stats: { expected: 5, unexpected: 1, flaky: 1 },
      errors: [{}],
      suites: [
        {
          specs: [{ title: 'opens', file: 'a.spec.ts', tests: [test('expected')] }],
          suites: [
            {
              specs: [
                {
                  title: 'closes',
                  file: 'a.spec.ts',
                  tests: [test('unexpected', 'Test timeout', 'is \u001b[31mopen\u001b[39m\n\nstill')],
                },
              ],
            },
            { specs: [{ title: 'turns', file: 'a.spec.ts', tests: [test('flaky')] }] },
          ],
        },
      ],
    };
    expect(countPlaywright(report)).toEqual({
      passed: 5,
      failed: 3,
      failures: [
        {
          title: 'e2e/a.spec.ts: closes (phone)',
          message:
            'Test timeout\nat e2e/a.spec.ts:7\nis open\nstill\nat e2e/a.spec.ts:7\nunexpected: draws frames',
        },
        { title: 'e2e/a.spec.ts: turns (phone)', message: 'flaky: draws frames' },
      ],
      proved: ['gallery hero'],
    });
  });

  test('what was proved before is named by what looks at it', () => {
    expect(describeProved(['gallery hero', 'page /', 'gallery accordion', 'shift phone /about'])).toEqual([
      'gallery (2): accordion, hero',
      'page (1): /',
      'shift phone (1): /about',
    ]);
  });

  test('a failed step is never without a failure', () => {
    expect(agreeWithExit({ passed: 4, failed: 0 }, 1, 'all passed\nclosing took too long\n')).toEqual({
      passed: 4,
      failed: 1,
      failures: [{ title: 'ended with code 1', message: 'all passed\nclosing took too long' }],
    });
    expect(agreeWithExit({ passed: 4, failed: 2 }, 1, '')).toEqual({ passed: 4, failed: 2 });
    expect(agreeWithExit({ passed: 4, failed: 0 }, 0, '')).toEqual({ passed: 4, failed: 0 });
  });
});
