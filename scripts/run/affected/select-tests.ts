import { mayImport, roomOf, tools } from '../../imports/rooms.ts';
import type { Change } from './changes.ts';
import type { TestFile } from './test-file.ts';

/** Files that tests depend on without importing them. */
export interface CommonFiles {
  /** Every test depends on them. */
  readonly configuration: ReadonlySet<string>;
  /** What those import: it prepares what tests may find ready. */
  readonly preparation: ReadonlySet<string>;
}

/** What a change needs tested. */
export type Selection =
  | { readonly kind: 'all'; readonly why: string }
  | {
      readonly kind: 'some';
      /** Changed files, of which the import graph knows the tests. */
      readonly changed: readonly string[];
      /** Tests that the import graph does not lead to. */
      readonly besides: readonly string[];
    };

const isCode = (path: string): boolean => /\.[cm]?[jt]sx?$/.test(path);
const isDocument = (path: string): boolean => path.endsWith('.md');

/**
 * Chooses the tests of a change. The import graph finds those that import a changed file; besides run
 *
 * - tests that read files by their names, always;
 * - tests that start programs, when code changed that their room may use (see `rooms.ts`);
 * - all tests whose room may use a file that no import of theirs names for certain: one that is no code, is deleted, or
 *   has a part in what is prepared for all tests.
 */
export function selectTests(
  changes: readonly Change[],
  tests: readonly TestFile[],
  { configuration, preparation }: CommonFiles,
): Selection {
  const decisive = changes.find(({ path }) => configuration.has(path));
  if (decisive) return { kind: 'all', why: `every test depends on ${decisive.path}` };
  const code = changes.filter(({ path }) => isCode(path));
  const unnamed = changes.filter(
    ({ path, isDeleted }) => isDeleted || preparation.has(path) || !(isCode(path) || isDocument(path)),
  );
  return {
    kind: 'some',
    changed: changes.filter(({ isDeleted }) => !isDeleted).map(({ path }) => path),
    besides: tests
      .filter(
        (test) =>
          test.readsFiles ||
          (test.startsPrograms && code.some(({ path }) => mayUse(test.room, path))) ||
          unnamed.some(({ path }) => mayUse(test.room, path)),
      )
      .map(({ path }) => path),
  };
}

/** Whether code of a room may use a file, itself or through other rooms, by the table of rooms. No product code stands on tools such as `e2e`. */
function mayUse(room: string | undefined, path: string): boolean {
  const target = roomOf(path);
  if (room === undefined || target === undefined) return false;
  const reached = new Set([room]);
  for (const one of reached) {
    const granted = mayImport[one] ?? [];
    if (granted.includes('*')) return room === target || !tools.includes(target);
    for (const next of granted) reached.add(next);
  }
  return reached.has(target);
}
