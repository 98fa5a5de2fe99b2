import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { forgetPostgresSettings } from './scripts/forget-postgres-settings.ts';
import { findLonelyTests } from './scripts/lonely-tests.ts';
import { testFiles, wholeProduct, wholeProductTests } from './scripts/test-files.ts';
import { LongestFirst } from './scripts/test-order.ts';

forgetPostgresSettings(process.env);
const fastCheckWithSeeds = join(import.meta.dirname, 'scripts/seeds/fast-check.ts');
const include = [...testFiles];
const exclude = [...configDefaults.exclude, 'e2e/**', 'dist/**', 'data/**', '.tmp/**'];
const lonely = findLonelyTests(import.meta.dirname, [...exclude, wholeProductTests]);

/** Tests import fast-check with the seeds of the run. */
const withSeeds: Plugin = {
  name: 'fast-check-with-seeds',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'fast-check' && importer !== fastCheckWithSeeds ? fastCheckWithSeeds : null,
};

/** Unit and contract tests. The `#…` aliases are Node's own (package.json "imports"), so nothing is repeated here. */
export default defineConfig({
  plugins: [withSeeds, react()],
  test: {
    environment: 'node',
    setupFiles: ['scripts/test-setup.ts'],
    // An end for what hangs, on a busy machine, too; `npm run test:seeds` sets a longer one.
    testTimeout: 300_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include,
          exclude: [...exclude, ...lonely, wholeProductTests],
          // A worker keeps what it has loaded for its next files: loading took longer than testing.
          isolate: false,
          globalSetup: ['server/platform/testing/shared-by-run.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: wholeProduct,
          include: [wholeProductTests],
          exclude,
          globalSetup: ['server/platform/testing/shared-by-run.ts'],
        },
      },
      // No file matching would mean all files.
      { extends: true, test: { name: 'alone', include: lonely, exclude } },
    ],
  },
});
