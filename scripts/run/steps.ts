import { opensWholeProduct, wholeProduct } from '../test-files.ts';

/** One check of the project: what is run and what to do when it fails. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cure: string;
}

export const typecheck: Step = {
  name: 'types',
  // What stays the same since the last run is not looked at again; a fresh checkout looks at everything.
  // The native compiler by its own path: `tsc` is the one before, whose API reads files for the check of imports.
  command: [
    'node',
    'node_modules/typescript-7/bin/tsc',
    '--pretty',
    'false',
    '--incremental',
    '--tsBuildInfoFile',
    '.tmp/types.tsbuildinfo',
  ],
  cure: 'Mend the types; `npm run typecheck` shows them again.',
};
export const lint: Step = {
  name: 'lint',
  command: ['biome', 'check', '.'],
  cure: '`npm run format` mends most of it.',
};
/** What lint finds in a file depends on that file alone. */
export const lintOf = (files: readonly string[]): Step => ({
  ...lint,
  command: ['biome', 'check', '--no-errors-on-unmatched', '--files-ignore-unknown=true', ...files],
});
export const imports: Step = {
  name: 'imports',
  command: ['node', 'scripts/check-imports.ts'],
  cure: 'Each finding names its cure; the table of rooms is scripts/imports/rooms.ts.',
};
export const unused: Step = {
  name: 'unused code',
  command: ['knip', '--no-progress'],
  cure: 'Remove what nobody uses; what is reached in a way of its own is an entry of knip.json.',
};
export const unitReport = '.tmp/vitest.json';
const unitReporters = [
  '--reporter=minimal',
  '--reporter=./scripts/run/progress/unit-progress-reporter.ts',
  '--reporter=./scripts/run/unit-reporter.ts',
  `--outputFile.json=${unitReport}`,
  '--reporter=./scripts/run/times/unit-times-reporter.ts',
];
export const unitTests: Step = {
  name: 'unit and contract tests',
  command: ['vitest', 'run', ...unitReporters],
  cure: 'One file again: `npx vitest run path/to/file.test.ts`.',
};
/** The tests that import one of these files, and those among them, without those that open the whole product. */
export const relatedUnitTests = (files: readonly string[]): Step => ({
  ...unitTests,
  command: [
    'vitest',
    'related',
    '--run',
    ...files,
    ...(files.some(opensWholeProduct) ? [] : [`--project=!${wholeProduct}`]),
    ...unitReporters,
  ],
});
export const buildStep: Step = {
  name: 'build',
  command: ['node', 'scripts/build.ts'],
  cure: '`npm run build` shows it again.',
};
export const browserReport = '.tmp/playwright.json';
const browserReporters = [
  './scripts/run/progress/browser-progress-reporter.ts',
  'json',
  './scripts/run/times/browser-times-reporter.ts',
];
export const browserTests: Step = {
  name: 'browser tests',
  command: ['playwright', 'test', `--reporter=${browserReporters.join(',')}`],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  cure: 'One test again: `npx playwright test -g "part of its title" --trace on`; its trace lies in test-results/.',
};
