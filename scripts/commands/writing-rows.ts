import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Rows } from './rows.ts';
import { runScript } from './run-script.ts';

/** Runs a script in the copy after its file was damaged, and expects the file as it is in the checkout. */
async function expectWritten(copy: string, script: string, path: string): Promise<void> {
  const file = join(copy, path);
  const checkedIn = readFileSync(file, 'utf8');
  rmSync(file);
  const { code, output } = await runScript(script, { cwd: copy });
  expect([code, output]).toEqual([0, expect.any(String)]);
  expect(existsSync(file) && readFileSync(file, 'utf8') === checkedIn, `${path} as it is checked in`).toBe(
    true,
  );
}

/** The commands that write into the checkout, in a copy of it. */
export const writingRows: Rows = {
  'env:example': ({ copy }) => expectWritten(copy, 'env:example', '.env.example'),
  styles: ({ copy }) => expectWritten(copy, 'styles', 'renderer/styles/tokens.css'),
  docs: ({ copy }) => expectWritten(copy, 'docs', 'docs/widgets.md'),

  lock: async ({ copy: cwd }) => {
    const file = join(cwd, 'package-lock.json');
    const checkedIn = readFileSync(file, 'utf8');
    const lock = JSON.parse(checkedIn);
    lock.packages['node_modules/fastify'].engines = { node: '>=22' };
    writeFileSync(file, JSON.stringify(lock));
    const { code, output } = await runScript('lock', { cwd });
    expect([code, output]).toEqual([0, expect.stringContaining('Mended: fastify.')]);
    expect(JSON.parse(readFileSync(file, 'utf8')).packages['node_modules/fastify']).not.toHaveProperty(
      'engines',
    );
    writeFileSync(file, checkedIn);
  },

  'new:locale': async ({ copy: cwd }) => {
    const { code, output } = await runScript('new:locale', { cwd, args: ['cs'] });
    expect([code, output]).toEqual([0, expect.stringContaining('Next: translate them')]);
    const written = output.match(/^\S+\/locales\/cs\.ts$/gm) ?? [];
    expect(written.length).toBeGreaterThan(2);
    for (const path of written) {
      expect(readFileSync(join(cwd, path), 'utf8')).toMatch(/export const texts/);
      rmSync(join(cwd, path));
    }
  },

  'new:widget': async ({ copy: cwd }) => {
    const { code, output } = await runScript('new:widget', { cwd, args: ['price-probe'] });
    expect([code, output]).toEqual([0, expect.stringContaining('Next: docs/adding-a-widget.md.')]);
    expect(readFileSync(join(cwd, 'widgets/price-probe/widget.ts'), 'utf8')).toContain('defineWidget');
    expect(readFileSync(join(cwd, 'docs/widgets.md'), 'utf8')).toContain('price-probe');
    rmSync(join(cwd, 'widgets/price-probe'), { recursive: true });
  },
};
