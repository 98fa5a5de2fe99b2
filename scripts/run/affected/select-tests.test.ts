import { describe, expect, test } from 'vitest';
import { selectTests } from './select-tests.ts';
import type { TestFile } from './test-file.ts';

const testFile = (path: string, room: string, facts: Partial<TestFile> = {}): TestFile => ({
  path,
  room,
  readsFiles: false,
  startsPrograms: false,
  ...facts,
});

const tests = [
  testFile('scripts/docs-links.test.ts', 'scripts', { readsFiles: true }),
  testFile('server/platform/kill.test.ts', 'server/platform', { startsPrograms: true }),
  testFile('server/platform/rules.test.ts', 'server/platform'),
  testFile('renderer/page.test.ts', 'renderer'),
  testFile('widgets/hero/hero.test.ts', 'widgets'),
];
const common = {
  configuration: new Set(['package.json', 'scripts/test-setup.ts']),
  preparation: new Set(['server/platform/seed.ts']),
};
const select = (...paths: readonly string[]) =>
  selectTests(
    paths.map((path) => ({ path, isDeleted: false })),
    tests,
    common,
  );

describe('tests of a change', () => {
  test('code is left to the import graph; tests that read files run, too', () => {
    expect(select('widgets/hero/hero.tsx')).toEqual({
      kind: 'some',
      changed: ['widgets/hero/hero.tsx'],
      besides: ['scripts/docs-links.test.ts'],
    });
  });

  test('tests that start programs run when code changed that their room may use', () => {
    expect(select('money/apr.ts')).toMatchObject({
      besides: ['scripts/docs-links.test.ts', 'server/platform/kill.test.ts'],
    });
  });

  test('what is no code counts for every room that may use it', () => {
    expect(select('widgets/hero/hero.css')).toMatchObject({
      besides: ['scripts/docs-links.test.ts', 'renderer/page.test.ts', 'widgets/hero/hero.test.ts'],
    });
    expect(select('server/platform/migrations/0007_cards.sql')).toMatchObject({
      besides: [
        'scripts/docs-links.test.ts',
        'server/platform/kill.test.ts',
        'server/platform/rules.test.ts',
      ],
    });
  });

  test.each(['docs/forms.md', '.env.example', 'public/logos/a.svg', 'e2e/screenshots/pages/home.webp'])(
    '%s is seen by tests that read files, and by no other',
    (path) => {
      expect(select(path)).toMatchObject({ kind: 'some', besides: ['scripts/docs-links.test.ts'] });
    },
  );

  test('a deleted file is not there to be followed, so it counts for every room that may use it', () => {
    const changes = [{ path: 'widgets/hero/hero.tsx', isDeleted: true }];
    expect(selectTests(changes, tests, common)).toEqual({
      kind: 'some',
      changed: [],
      besides: ['scripts/docs-links.test.ts', 'renderer/page.test.ts', 'widgets/hero/hero.test.ts'],
    });
  });

  test('what is prepared for all tests counts for every room that may use it', () => {
    expect(select('server/platform/seed.ts')).toMatchObject({
      besides: expect.arrayContaining(['server/platform/rules.test.ts']),
    });
  });

  test.each(['package.json', 'scripts/test-setup.ts'])('%s has all tests run', (path) => {
    expect(select('widgets/hero/hero.tsx', path)).toEqual({
      kind: 'all',
      why: `every test depends on ${path}`,
    });
  });
});
