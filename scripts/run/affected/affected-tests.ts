import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFiles } from '../../test-files.ts';
import type { Change } from './changes.ts';
import { commonFiles } from './common-files.ts';
import { type Selection, selectTests } from './select-tests.ts';
import { describeTest } from './test-file.ts';

/** Every unit test file of a repository. */
export function listTests(root: string): string[] {
  const ignored = /(^|\/)(node_modules|dist|data|e2e|\.tmp)$/;
  return globSync([...testFiles], { cwd: root, exclude: (path) => ignored.test(path) }).toSorted();
}

/** Chooses the tests of a change in a repository. */
export function affectedTests(root: string, changes: readonly Change[], tests: readonly string[]): Selection {
  const sources = new Map<string, string | null>();
  const read = (path: string): string | null => {
    const known = sources.get(path);
    if (known !== undefined) return known;
    const source = readSource(join(root, path));
    sources.set(path, source);
    return source;
  };
  return selectTests(
    changes,
    tests.map((path) => describeTest(path, read)),
    commonFiles(read),
  );
}

/** What cannot be read, such as a folder or a deleted file, imports nothing. */
function readSource(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
