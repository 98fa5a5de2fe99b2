import type { CommonFiles } from './select-tests.ts';
import { importsOf } from './test-file.ts';

/**
 * Files that tests depend on without importing them: the packages, the compiler, what the configuration of the tests names
 * (its set-up files), and what those import.
 * @param read the source of a file; null when there is none
 */
export function commonFiles(read: (path: string) => string | null): CommonFiles {
  const config = 'vitest.config.ts';
  const named = [...(read(config) ?? '').matchAll(/'(?:\.\/)?([\w./-]+\.tsx?)'/g)].map(
    ([, path = '']) => path,
  );
  const preparation = new Set(named);
  for (const path of preparation) for (const next of importsOf(path, read(path) ?? '')) preparation.add(next);
  return {
    configuration: new Set([
      'package.json',
      'package-lock.json',
      'tsconfig.json',
      'vite.config.ts',
      config,
      ...named,
    ]),
    preparation,
  };
}
