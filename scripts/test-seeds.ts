import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { parseOptions } from './parse-options.ts';
import { runCommand } from './run/run-command.ts';
import { seedsVariable } from './seeds/fast-check.ts';
import { testFiles } from './test-files.ts';

/*
 * `npm run test:seeds`: every property of the unit and platform suites with other seeds than the one of `npm test`. A failure names its
 * seed; `-- --from SEED --seeds 1 path` tries it again. `--seeds N` (30) is how many, paths narrow the files.
 */

const { values, positionals } = parseOptions({
  options: { seeds: { type: 'string', default: '30' }, from: { type: 'string' } },
  allowPositionals: true,
});
const count = Number(values.seeds);
const from = Number(values.from ?? randomInt(2 ** 30));
if (!(Number.isSafeInteger(from) && Number.isSafeInteger(count) && count > 0)) {
  console.error('--seeds and --from take whole numbers, e.g. `npm run test:seeds -- --seeds 30 --from 7`.');
  process.exit(2);
}
const seeds = Array.from({ length: count }, (_, index) => from + index);

const files = globSync([...testFiles], {
  exclude: ['node_modules/**', 'e2e/**', 'dist/**', 'data/**', '.tmp/**'],
})
  .filter((file) => positionals.length === 0 || positionals.some((part) => file.includes(part)))
  // The test of the seeds themselves has its own.
  .filter((file) => !file.startsWith('scripts/seeds/'))
  .filter((file) => readFileSync(file, 'utf8').includes("from 'fast-check'"));
if (files.length === 0) {
  console.error(`No test file with a property is called like ${positionals.join(' or ')}.`);
  process.exit(2);
}
console.log(`${files.length} files, ${count} seeds from ${from}`);
const { code } = await runCommand(
  [
    'vitest',
    'run',
    ...files,
    '--reporter=minimal',
    '--reporter=./scripts/run/progress/unit-progress-reporter.ts',
    // An end for what hangs: a property runs once for each seed.
    `--testTimeout=${300_000 * count}`,
  ],
  { stream: true, env: { [seedsVariable]: seeds.join(',') } },
);
process.exitCode = code;
