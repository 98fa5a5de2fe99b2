import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/** Values a property is tried with. */
function valuesOf(seed?: number): number[] {
  const values: number[] = [];
  fc.assert(
    fc.property(fc.integer(), (value) => {
      values.push(value);
    }),
    seed === undefined ? {} : { seed },
  );
  return values;
}

test('a property is tried with the same values in every run, unless its test names a seed', async () => {
  expect(valuesOf()).toEqual(valuesOf());
  expect(valuesOf(1)).not.toEqual(valuesOf());
  const later: number[] = [];
  await fc.assert(fc.asyncProperty(fc.integer(), async (value) => void later.push(value)));
  expect(later).toEqual(valuesOf());
});

test('`npm run test:seeds` tries each property once with every seed, and names the seed of a failure', async () => {
  const folder = await mkdtemp(join(process.cwd(), '.tmp/seeds-'));
  // Fails for one of the seeds alone, which the run of the others has to survive.
  const property = `
    import fc from 'fast-check';
    import { expect, test } from 'vitest';
    test('one', () => {
      const seen = [];
      fc.assert(fc.property(fc.integer(), (value) => { seen.push(value); }), { numRuns: 2 });
      expect(new Set(seen).size).toBe(6);
    });
    test('two', async () => {
      let runs = 0;
      await fc.assert(fc.asyncProperty(fc.integer(), async () => { expect((runs += 1)).toBeLessThan(3); }), { numRuns: 1, endOnFailure: true });
    });`;
  try {
    await writeFile(join(folder, 'some.test.ts'), property);
    await writeFile(
      join(folder, 'vitest.config.ts'),
      `import base from '../../vitest.config.ts';
       const { projects: _, ...test } = base.test;
       export default { ...base, root: import.meta.dirname, test: { ...test, setupFiles: [], include: ['*.test.ts'] } };`,
    );
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--config', join(folder, 'vitest.config.ts')],
      { encoding: 'utf8', env: { ...process.env, PROPERTY_SEEDS: '7,8,9', NO_COLOR: '1' } },
    );
    const output = stdout + stderr;
    expect([status, output]).toEqual([1, expect.stringContaining('1 failed | 1 passed')]);
    expect(output).toContain('seed: 9');
  } finally {
    await rm(folder, { recursive: true });
  }
});
