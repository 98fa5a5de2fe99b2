import { join } from 'node:path';
import { roomOf } from '../../imports/rooms.ts';

/** A test file, and what it uses past the import graph. */
export interface TestFile {
  readonly path: string;
  readonly room: string | undefined;
  /** It reads files by their names, from anywhere in the project. */
  readonly readsFiles: boolean;
  /** It starts programs or threads of its room, or runs a suite that reads files of it. */
  readonly startsPrograms: boolean;
}

const readingCalls =
  /^(readFile|readFileSync|readdir|readdirSync|existsSync|stat|statSync|access|accessSync|open|openSync|createReadStream|glob|globSync)$/;

/** Whether a source imports a call that reads files, or all of `node:fs`. */
export function readsFiles(source: string): boolean {
  return [...source.matchAll(/^import (?!type )([^;]*?) from 'node:fs(?:\/promises)?';/gm)].some(
    ([, what = '']) =>
      what.startsWith('{')
        ? what
            .replaceAll(/[{}]/g, '')
            .split(',')
            .some((name) => readingCalls.test(name.trim().split(' as ')[0] ?? ''))
        : true,
  );
}

const startsPrograms = (source: string): boolean =>
  /^import (?!type )[^;]*? from 'node:(child_process|worker_threads)';/m.test(source);

/** What a source imports of ours, as paths of the repository. */
export function importsOf(path: string, source: string): string[] {
  return [...source.matchAll(/(?:from|import\(|import) ?'([.#][^']+)'/g)].map(([, name = '']) =>
    name.startsWith('#') ? name.slice(1) : join(path, '..', name),
  );
}

const isSuite = (path: string): boolean => /\.suite\.tsx?$/.test(path);

/**
 * Looks at a test, at the suites it runs, and at what they import themselves.
 * @param read the source of a file; null when there is none
 */
export function describeTest(path: string, read: (path: string) => string | null): TestFile {
  const suites = new Set<string>();
  const imported = new Set<string>();
  const visit = (file: string): void => {
    for (const next of importsOf(file, read(file) ?? ''))
      if (!isSuite(next)) imported.add(next);
      else if (!suites.has(next)) {
        suites.add(next);
        visit(next);
      }
  };
  visit(path);
  const sources = (paths: Iterable<string>) => [...paths].map((file) => read(file) ?? '');
  return {
    path,
    room: roomOf(path),
    readsFiles: readsFiles(read(path) ?? ''),
    startsPrograms:
      sources([path, ...suites, ...imported]).some(startsPrograms) || sources(suites).some(readsFiles),
  };
}
