import { isDeepStrictEqual } from 'node:util';
import { assert, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block, PageDocument } from '#schemas/page.ts';
import { comparePages, isUnchanged } from './compare-pages.ts';
import { anyPage } from './page-arbitrary.ts';
import { readableText } from './readable-text.ts';
import { valueChanges } from './value-changes.ts';
import { wordChanges } from './word-changes.ts';

const block = (id: string, props: Record<string, unknown> = {}, slots?: Record<string, Block[]>): Block => ({
  id,
  type: 'rich-text',
  props,
  ...(slots && { slots }),
});
const page = (...blocks: Block[]): PageDocument => ({
  alias: 'about',
  title: 'About',
  layout: 'default',
  blocks,
});

describe('[issue 6] [studio] what changed between two versions of a page', () => {
  test('a page compared with itself has no changes', () => {
    assert(property(anyPage, (one) => isUnchanged(comparePages(one, structuredClone(one)))));
  });

  test('two pages that differ have at least one change', () => {
    assert(
      property(anyPage, anyPage, (one, other) => {
        expect(isUnchanged(comparePages(one, other))).toBe(isDeepStrictEqual(one, other));
      }),
    );
  });

  test('a block that changed places is the one that moved, its neighbours stayed', () => {
    const { blocks } = comparePages(
      page(block('a'), block('b'), block('c')),
      page(block('c'), block('a'), block('b')),
    );
    expect(blocks).toMatchObject([{ id: 'c', kind: 'kept', moved: true, from: 3, to: 1, changes: [] }]);
  });

  test('a container that goes takes the blocks inside with it, and is named once', () => {
    const { blocks } = comparePages(
      page(block('a', {}, { main: [block('b', {}, { main: [block('c')] })] })),
      page(),
    );
    expect(blocks).toMatchObject([{ id: 'a', kind: 'removed', inside: 2 }]);
  });

  test('a block taken out of a container that went has moved', () => {
    const { blocks } = comparePages(page(block('a', {}, { main: [block('b')] })), page(block('b')));
    expect(blocks).toMatchObject([
      { id: 'b', kind: 'kept', moved: true },
      { id: 'a', kind: 'removed', inside: 0 },
    ]);
  });

  test('a changed word of a translation is named by its place', () => {
    const before = { ...block('a', { title: 'Hej' }), locales: { uk: { '/title': 'Так' } } };
    const after = { ...block('a', { title: 'Hej' }), locales: { uk: { '/title': 'Ні' } } };
    expect(comparePages(page(before), page(after)).blocks[0]?.changes).toEqual([
      { path: ['locales', 'uk', '/title'], before: 'Так', after: 'Ні' },
    ]);
  });
});

describe('[issue 6] [studio] what changed in a value', () => {
  test('an item put in at the top is one change', () => {
    const items = [{ label: 'a' }, { label: 'b' }];
    expect(valueChanges({ items }, { items: [{ label: 'new' }, ...items] })).toEqual([
      { path: ['items', 0], before: undefined, after: { label: 'new' } },
    ]);
  });

  test('an item that stays in its place is compared by its fields', () => {
    expect(valueChanges([{ a: 1, b: 2 }, { a: 5 }], [{ a: 1, b: 3 }, { a: 5 }])).toEqual([
      { path: [0, 'b'], before: 2, after: 3 },
    ]);
  });

  test('a long text is shortened around its change', () => {
    const words = 'słowo '.repeat(200);
    const runs = wordChanges(`${words}stare`, `${words}nowe`);
    expect(runs.map(({ kind }) => kind)).toEqual(['same', 'gone', 'new']);
    expect(runs[0]?.text.length).toBeLessThan(120);
    expect(runs[0]?.text.startsWith('…')).toBe(true);
  });

  test('two texts without a word in common stand whole beside each other', () => {
    expect(wordChanges('Wiosenny remont', 'Karta moja')).toEqual([
      { kind: 'gone', text: 'Wiosenny remont' },
      { kind: 'new', text: 'Karta moja' },
    ]);
  });

  test('HTML is compared by what people read', () => {
    expect(readableText('<p>Ala &amp; Ola</p><ul><li>raz</li><li>dwa</li></ul>')).toBe(
      'Ala & Ola\n• raz\n• dwa',
    );
  });
});
