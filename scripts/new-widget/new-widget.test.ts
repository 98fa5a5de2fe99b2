import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, test } from 'vitest';
import { createRegistry } from '#registry/registry.ts';
import type { StudioWords } from '#registry/studio-words.ts';
import type { Widget } from '#registry/widget.ts';
import { missingWords } from '#studio/words/missing-words.ts';
import { describeContract } from '#widgets/contract-suite.ts';
import { makeWidget } from './make-widget.ts';
import { nameProblem, widgetFiles } from './widget-files.ts';

const root = join(import.meta.dirname, '../..');
mkdirSync(join(root, '.tmp'), { recursive: true });
/** Inside the repository, where the aliases of its package hold. */
const scratch = mkdtempSync(join(root, '.tmp/new-widget-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const gallery = import.meta.glob<{ widget: Widget }>('../../widgets/gallery-*/widget.ts', { eager: true });

/** What a view gets of a block with these props. */
const shown = (props: object) => ({ props, slots: {}, data: {}, block: { id: 'one', first: true } });

/** Runs on a folder whatever runs on a widget of the house. */
async function describeFolder(type: string): Promise<void> {
  const folder = join(scratch, type);
  const load = async <T>(file: string): Promise<T> =>
    (await import(/* @vite-ignore */ join(folder, file))) as T;
  const { widget } = await load<{ widget: Widget }>('widget.ts');
  const { studioWords } = await load<{ studioWords: StudioWords }>('studio-words.ts');
  describeContract({
    widget,
    folder: relative(root, folder),
    loadView: async () => (await load<{ default: unknown }>(`${type}.tsx`)).default,
    registry: createRegistry([...Object.values(gallery).map((file) => file.widget), widget]),
  });
  test(`[widget] ${type} shows the words of each example`, () => {
    for (const { props } of widget.examples) {
      const html = renderToStaticMarkup(createElement(widget.view as ComponentType<object>, shown(props)));
      for (const words of Object.values(props)) expect(html).toContain(words);
    }
  });
  test(`[widget] ${type} has its Studio words`, () => {
    expect(widget.type).toBe(type);
    expect(missingWords(widget, studioWords['pl'], 'pl')).toEqual([]);
  });
}

describe('[issue 15] the widget of docs/adding-a-widget.md', async () => {
  const guide = readFileSync(join(root, 'docs/adding-a-widget.md'), 'utf8');
  mkdirSync(join(scratch, 'quote'));
  for (const part of guide.split('\n`widgets/quote/').slice(1)) {
    const [file = ''] = part.split('`', 1);
    const [, text = ''] = /^```tsx?\n(.*?)^```$/ms.exec(part) ?? [];
    writeFileSync(join(scratch, 'quote', file), text);
  }
  test('is all there', () => {
    expect(readdirSync(join(scratch, 'quote')).toSorted()).toEqual([
      'props.ts',
      'quote.tsx',
      'studio-words.ts',
      'widget.ts',
    ]);
  });
  await describeFolder('quote');
});

describe('[issue 15] npm run new:widget', async () => {
  const made = makeWidget(scratch, 'price-list');
  test('says what it has made', () => {
    const there = readdirSync(join(scratch, 'price-list'));
    expect(made).toMatchObject({ ok: true, files: expect.arrayContaining(there) });
    expect(there).toHaveLength(widgetFiles('price-list').size);
  });
  await describeFolder('price-list');

  test('refuses a name that is taken, and leaves what is there', () => {
    const before = readFileSync(join(scratch, 'quote/widget.ts'), 'utf8');
    expect(makeWidget(scratch, 'quote')).toMatchObject({
      ok: false,
      problem: expect.stringContaining('quote'),
    });
    expect(readFileSync(join(scratch, 'quote/widget.ts'), 'utf8')).toBe(before);
  });

  test.each([
    '',
    'Quote',
    'price_list',
    '-a',
    'a-',
    '3d',
    '../x',
    'gallery-x',
    'identity',
    'constructor x',
    'a'.repeat(29),
  ])('refuses the name "%s", and says why', (name) => {
    expect(nameProblem(name, [])).toMatch(/\S.{20,}/);
    expect(makeWidget(scratch, name).ok).toBe(false);
  });

  test('writes its files as the linter wants them, however long the name', () => {
    const types = ['a', 'list-2', 'aaa', 'zzz-zzz', 'bank-transfer-verification'];
    const folder = mkdtempSync(join(tmpdir(), 'new-widget-'));
    try {
      for (const type of types) expect(makeWidget(folder, type).ok).toBe(true);
      // Within the project's folder it would leave out what Git does.
      copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'));
      const biome = join(root, 'node_modules/.bin/biome');
      const lint = spawnSync(biome, ['check', '--vcs-enabled=false', '.'], { cwd: folder, encoding: 'utf8' });
      expect(lint.stderr).toBe('');
      expect(lint.stdout).toContain(`Checked ${types.length * widgetFiles('a').size + 1} files`);
      expect(lint.status).toBe(0);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
