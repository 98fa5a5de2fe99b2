import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findStopping } from './stops-old-version.ts';

const folder = new URL('../migrations/', import.meta.url);
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => basename(name, '.sql'))
  .sort();

/** Migrations of before the rule was made. */
const beforeTheRule = [
  '0006_applications_moved',
  '0007_ledger_order',
  '0008_ledger_balance',
  '0010_documents_kept',
  '0014_plans-pinned',
  '0015_one_address',
  '0016_card-freeze-and-part-repayment',
  '0018_reasons-of-plans',
  '0019_goods_facts',
  '0020_good_prices',
  '0022_orders_and_stock',
  '0024_chat',
  '0033_good_kinds',
];

describe('[issue 19] the version before goes on beside a migration', () => {
  test.each<[string, string, number]>([
    [
      'a table of its own',
      'CREATE TABLE "a" ("id" uuid PRIMARY KEY NOT NULL);--> statement-breakpoint\nCREATE UNIQUE INDEX "a_i" ON "a" USING btree ("id");',
      0,
    ],
    ['a column that may be empty', 'ALTER TABLE "a" ADD COLUMN "b" text;', 0],
    [
      'a column with a value for who leaves it out',
      `ALTER TABLE "a" ADD COLUMN "b" text DEFAULT '' NOT NULL;`,
      0,
    ],
    [
      'a reference of a table of its own',
      'CREATE TABLE "b" ("a" uuid);--> statement-breakpoint\nALTER TABLE "b" ADD CONSTRAINT "f" FOREIGN KEY ("a") REFERENCES "a"("id");',
      0,
    ],
    ['a rule that is checked later', 'ALTER TABLE "a" ADD CONSTRAINT "c" CHECK ("b" > 0) NOT VALID;', 0],
    ['an index', 'CREATE INDEX "i" ON "a" USING btree ("b");', 0],
    [
      'a function that deletes when it is called',
      'CREATE FUNCTION f() RETURNS void LANGUAGE sql AS $$ delete from a; update a set b = 1 $$;',
      0,
    ],
    ['a column that has to be filled', 'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;', 1],
    ['a column taken away', 'ALTER TABLE "a" DROP COLUMN "b";', 1],
    ['a table taken away', 'DROP TABLE "a" CASCADE;', 1],
    ['another name', 'ALTER TABLE "a" RENAME COLUMN "b" TO "c";', 1],
    ['another type', 'ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE bigint;', 1],
    ['a column that may not be empty any more', 'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;', 1],
    ['every row written anew', 'UPDATE "a" SET "b" = 1;', 1],
    ['rows deleted', '-- why\nDELETE FROM "a";', 1],
    ['a rule for rows that are there', 'ALTER TABLE "a" ADD CONSTRAINT "c" CHECK ("b" > 0);', 1],
    ['one row of each', 'CREATE UNIQUE INDEX "i" ON "a" USING btree ("b");', 1],
  ])('%s', (_what, sql, stopping) => {
    expect(findStopping(sql)).toHaveLength(stopping);
  });

  test('every migration but those of before the rule was made, for which all nodes are stopped', () => {
    const stopping = names.filter(
      (name) => findStopping(readFileSync(new URL(`${name}.sql`, folder), 'utf8')).length > 0,
    );
    // A new one does not belong here: make it two, of which the second comes when no node of the old version runs (docs/operations.md).
    expect(stopping).toEqual(beforeTheRule);
  });
});
