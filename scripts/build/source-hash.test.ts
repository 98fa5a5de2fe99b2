import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hashSources } from './source-hash.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mozaika-hash-'));
  await mkdir(join(root, 'engine/gate'), { recursive: true });
  await writeFile(join(root, 'engine/gate/plan.ts'), 'one');
});
afterEach(() => rm(root, { recursive: true }));

describe('hashSources', () => {
  test('stays the same while nothing changes', async () => {
    expect(await hashSources(root)).toBe(await hashSources(root));
  });

  test.each([
    ['a changed file', 'engine/gate/plan.ts', 'two'],
    ['a new file', 'engine/new.ts', ''],
    ['another lockfile', 'package-lock.json', '{}'],
  ])('changes with %s', async (_what, path, text) => {
    const before = await hashSources(root);
    await writeFile(join(root, path), text);
    expect(await hashSources(root)).not.toBe(before);
  });

  test('knows a moved file from an unmoved one', async () => {
    const before = await hashSources(root);
    await rm(join(root, 'engine/gate/plan.ts'));
    await writeFile(join(root, 'engine/plan.ts'), 'one');
    expect(await hashSources(root)).not.toBe(before);
  });

  test('does not care for tests and documents', async () => {
    const before = await hashSources(root);
    await writeFile(join(root, 'engine/gate/plan.test.ts'), 'test');
    await writeFile(join(root, 'README.md'), '# Read me');
    expect(await hashSources(root)).toBe(before);
  });
});
