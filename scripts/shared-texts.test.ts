import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allTexts } from '#engine/resolve/all-texts.ts';
import { prefixesOf } from '#renderer/server/text-sets.ts';
import { registry } from '#widgets/index.ts';
import { readImports } from './imports/graph.ts';
import { isTest } from './imports/rooms.ts';

/** A word in quotes that may be the key of a text. */
const quoted = /['"`]([a-z0-9-]+\.[\w.-]+)['"`]/g;
/** What a view may reach: its own folder, and what views share. */
const viewFolders = /^(?:ui|widgets|engine\/(?:react|format))\//;

test('[issue 16] a widget that wakes in a browser names all the texts that its view has the keys of', async () => {
  const root = process.cwd();
  const imports = new Map<string, string[]>();
  for (const { from, to, kind, typeOnly } of await readImports(root, ['ui', 'widgets', 'engine']))
    if (kind === 'ours' && !typeOnly && viewFolders.test(to) && !isTest(to))
      imports.set(from, [...(imports.get(from) ?? []), to]);
  const texts = new Set(Object.keys(allTexts(registry, 'pl', {})));
  const keysIn = async (file: string) =>
    [...(await readFile(join(root, file), 'utf8')).matchAll(quoted)]
      .map(([, key = '']) => key)
      .filter((key) => texts.has(key));
  const missing = await Promise.all(
    registry.widgets
      .filter(({ hydrate }) => hydrate !== 'never')
      .map(async ({ type }) => {
        const reached = new Set<string>();
        const visit = (file: string): void => {
          if (reached.has(file)) return;
          reached.add(file);
          for (const to of imports.get(file) ?? []) visit(to);
        };
        visit(`widgets/${type}/${type}.tsx`);
        const keys = new Set((await Promise.all([...reached].map(keysIn))).flat());
        const prefixes = prefixesOf(type, registry);
        return [...keys]
          .filter((key) => !prefixes.some((prefix) => key.startsWith(prefix)))
          .map((key) => `${type}: ${key}`);
      }),
  );
  expect(missing.flat()).toEqual([]);
});
