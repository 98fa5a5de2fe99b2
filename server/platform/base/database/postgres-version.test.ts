import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Orm } from './database.ts';
import { assertSupportedPostgres, oldestPostgres, type PostgresServerFacts } from './postgres-version.ts';

/** A database that says this of itself. */
const saying = (facts: PostgresServerFacts) =>
  ({ execute: async () => ({ rows: [facts] }) }) as unknown as Orm;
const number = (major: number, minor: number) => major * 10_000 + minor;

test.each([oldestPostgres, oldestPostgres + 1, 18, 40])('PostgreSQL %i is supported', async (major) => {
  await assertSupportedPostgres(saying({ number: number(major, 3), name: `${major}.3`, icu: true }));
});

test.each([
  [number(oldestPostgres - 1, 23), `${oldestPostgres - 1}.23`],
  [90_624, '9.6.24'],
])('an older one is refused by its version, with what to do: %i', async (old, name) => {
  const refused = assertSupportedPostgres(saying({ number: old, name, icu: true }));
  await expect(refused).rejects.toMatchObject({ name: 'DatabaseRefusal' });
  await expect(refused).rejects.toThrow(
    new RegExp(`PostgreSQL ${name}; ${oldestPostgres} is the oldest .*Upgrade the server`),
  );
});

test('one built without ICU is refused, as names could not be sorted', async () => {
  const bare = saying({ number: number(17, 0), name: '17.0', icu: false });
  await expect(assertSupportedPostgres(bare)).rejects.toThrow(/PostgreSQL 17\.0, has no collation.*ICU/);
});

test.each(['README.md', 'docs/testing.md'])('%s names the oldest supported version', (document) => {
  expect(readFileSync(document, 'utf8')).toContain(`PostgreSQL ${oldestPostgres}`);
});
