import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countVitest } from './count-tests.ts';
import { runCommand } from './run-command.ts';

test('an error that no test was waiting for is a failure with a name, although every test passed', async () => {
  const folder = await mkdtemp(join(process.cwd(), '.tmp/unit-reporter-'));
  try {
    await writeFile(
      join(folder, 'forgets.test.mjs'),
      `import { test } from 'vitest';
       test('forgets', async () => { Promise.reject(new Error('nobody awaited this')); await new Promise(setImmediate); });`,
    );
    await writeFile(join(folder, 'vitest.config.mjs'), `export default {};`);
    const reporter = join(import.meta.dirname, 'unit-reporter.ts');
    const { code } = await runCommand([
      ...['vitest', 'run', '--root', folder, `--reporter=${reporter}`, '--outputFile.json=report.json'],
    ]);
    expect(code).toBe(1);
    expect(countVitest(JSON.parse(await readFile(join(folder, 'report.json'), 'utf8')))).toEqual({
      passed: 1,
      failed: 1,
      failures: [
        {
          title: expect.stringMatching(/forgets\.test\.mjs: an error outside of tests$/),
          message: expect.stringMatching(/^nobody awaited this at .*forgets\.test\.mjs/),
        },
      ],
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});
