import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { checkRows } from './check-rows.ts';
import { type Copy, copyCheckout } from './copies.ts';
import { dataRows } from './data-rows.ts';
import { measuringRows } from './measuring-rows.ts';
import type { Rows } from './rows.ts';
import { endScripts } from './run-script.ts';
import { servingRows } from './serving-rows.ts';
import { writingRows } from './writing-rows.ts';

/** In this order: `start` builds where nothing is built, and seeds what commands of stored data read. */
const rows: Rows = { ...servingRows, ...dataRows, ...writingRows, ...checkRows, ...measuringRows };

let copy: Copy;
let dataDir: string;
beforeAll(() => {
  copy = copyCheckout();
  dataDir = mkdtempSync(join(tmpdir(), 'mozaika-data-'));
});
afterEach(endScripts);
afterAll(() => {
  copy.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

test('every script of package.json is started by a test', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const script of Object.keys(scripts))
    expect(rows, `package.json has a script \`${script}\` that no test starts`).toHaveProperty([script]);
  expect(Object.keys(rows).filter((script) => !(script in scripts))).toEqual([]);
});

describe('a script of package.json works as a person starts it', () => {
  // As long as a fresh clone on a busy machine takes to build; nothing waits for it.
  test.each(Object.entries(rows))('%s', (_, start) => start({ copy: copy.folder, dataDir }), 600_000);
});
