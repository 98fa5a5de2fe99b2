import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { classNamesOf } from './short-classes.ts';
import { buildStyleSheet } from './style-sheet.ts';

const root = join(import.meta.dirname, '../../..');

test('[issue 16] what is run against a build asks for its classes by `builtClass`: a long name would find nothing', async () => {
  const { short } = classNamesOf(await buildStyleSheet(root), root);
  const files = globSync('{e2e,bench}/**/*.ts', { cwd: root });
  const found = files.flatMap((file) =>
    Array.from(readFileSync(join(root, file), 'utf8').matchAll(/['"`\s(,]\.([\w-]+)(?![\w(-])/g))
      .filter(([, name = '']) => short.has(name))
      .map(([, name]) => `${file}: .${name}`),
  );
  // The Studio's pictures are taken by the same code, and its classes have their long names.
  expect(found).toEqual(['e2e/support/picture-take.ts: .font-mono']);
}, 30_000);
