import type { PlaywrightSuite } from './failed-tests.ts';

/** Subjects that counts as proved rest on, as the tests note them: `gallery hero`. */
export const provedInPlaywright = (suites: readonly PlaywrightSuite[]): string[] =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .flatMap(({ tests }) => tests)
      .flatMap(({ annotations = [] }) => annotations)
      .flatMap(({ type, description }) => (type === 'proved' && description ? [description] : [])),
    ...provedInPlaywright(inner),
  ]);

/** Names by what looked at them: `gallery: accordion, hero`. */
export function describeProved(subjects: readonly string[]): string[] {
  const byKind = Map.groupBy(subjects, (subject) => subject.slice(0, subject.lastIndexOf(' ')));
  return [...byKind].map(([kind, all]) => {
    const names = all.map((subject) => subject.slice(kind.length + 1)).toSorted();
    return `${kind} (${names.length}): ${names.join(', ')}`;
  });
}
