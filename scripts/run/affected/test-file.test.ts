import { describe, expect, test } from 'vitest';
import { commonFiles } from './common-files.ts';
import { describeTest, importsOf, readsFiles } from './test-file.ts';

const reader = (files: Readonly<Record<string, string>>) => (path: string) =>
  new Map(Object.entries(files)).get(path) ?? null;

test.each([
  ["import { readFileSync } from 'node:fs';", true],
  ["import {\n  mkdtemp,\n  readFile as read,\n} from 'node:fs/promises';", true],
  ["import * as fs from 'node:fs';", true],
  ["import { mkdtemp, rm } from 'node:fs/promises';", false],
  ["import type { Stats } from 'node:fs';", false],
  ['const source = "import { readFileSync } from \'node:fs\';";', false],
])('whether a source reads files: %s', (source, expected) => {
  expect(readsFiles(source)).toBe(expected);
});

test('imports are found by their path or alias', () => {
  const source = [
    "import { a } from './a.ts';",
    "export * from '../b/b.ts';",
    "import '#money/exact.ts';",
    "const d = await import('./d.ts');",
    "import { test } from 'vitest';",
  ].join('\n');
  expect(importsOf('server/start/x.test.ts', source)).toEqual([
    'server/start/a.ts',
    'server/b/b.ts',
    'money/exact.ts',
    'server/start/d.ts',
  ]);
});

describe('a test', () => {
  const threads = "import { Worker } from 'node:worker_threads';";

  test('starts programs when it does itself, or a module that it imports', () => {
    const files = {
      'engine/a.test.ts': "import { spawn } from 'node:child_process';",
      'engine/b.test.ts': "import { start } from './thread.ts';",
      'engine/c.test.ts': "import { b } from './b.ts';",
      'engine/thread.ts': threads,
    };
    const starts = Object.keys(files).filter((path) => describeTest(path, reader(files)).startsPrograms);
    expect(starts).toEqual(['engine/a.test.ts', 'engine/b.test.ts', 'engine/thread.ts']);
  });

  test('is taken for one that starts programs when a suite it runs reads files', () => {
    const files = {
      'server/platform/all.test.ts': "import { all } from './all.suite.ts';",
      'server/platform/all.suite.ts': "import { sites } from './sites.suite.ts';",
      'server/platform/sites.suite.ts': "import { readFile } from 'node:fs/promises';",
    };
    expect(describeTest('server/platform/all.test.ts', reader(files))).toEqual({
      path: 'server/platform/all.test.ts',
      room: 'server/platform',
      readsFiles: false,
      startsPrograms: true,
    });
  });
});

test('set-up files of the configuration are common to all tests, and so is what they import', () => {
  const files = {
    'vitest.config.ts': "test: { include: ['**/*.test.ts'], setupFiles: ['./scripts/test-setup.ts'] }",
    'scripts/test-setup.ts': "import { seed } from '#server/platform/seed.ts';",
    'server/platform/seed.ts': "import { rows } from './rows.ts';",
  };
  const { configuration, preparation } = commonFiles(reader(files));
  expect([...configuration]).toEqual(expect.arrayContaining(['package.json', 'scripts/test-setup.ts']));
  expect(configuration).not.toContain('server/platform/seed.ts');
  expect([...preparation]).toEqual([
    'scripts/test-setup.ts',
    'server/platform/seed.ts',
    'server/platform/rows.ts',
  ]);
});
