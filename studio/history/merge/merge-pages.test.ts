import { assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block, PageDocument } from '#schemas/page.ts';
import { isSame } from '../../app/same-value.ts';
import { placeBlocks } from '../compare/block-places.ts';
import { anyPage } from '../compare/page-arbitrary.ts';
import { mergeBodies } from './merge-bodies.ts';
import type { Choice } from './merge-conflict.ts';
import { mergePages } from './merge-pages.ts';

const none = new Map<string, Choice>();
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

describe('[issue 6] [studio] two people on one page: never a lost edit', () => {
  test('where only one of them did something, the result is theirs', () => {
    assert(
      property(anyPage, anyPage, (base, edited) => {
        expect(mergePages({ base, mine: edited, theirs: base }, none)).toEqual({
          document: edited,
          conflicts: [],
        });
        expect(mergePages({ base, mine: base, theirs: edited }, none)).toEqual({
          document: edited,
          conflicts: [],
        });
      }),
    );
  });

  test('where both did the same, nobody is asked', () => {
    assert(
      property(anyPage, anyPage, (base, edited) => {
        const merged = mergePages({ base, mine: edited, theirs: structuredClone(edited) }, none);
        expect(merged).toEqual({ document: edited, conflicts: [] });
      }),
    );
  });

  test('every block of the merged page stands there once, whatever is chosen', () => {
    assert(
      property(
        anyPage,
        anyPage,
        anyPage,
        constantFrom<Choice>('mine', 'theirs', 'both'),
        (base, mine, theirs, choice) => {
          const { conflicts } = mergePages({ base, mine, theirs }, none);
          const choices = new Map(conflicts.map(({ id }) => [id, choice]));
          const { document } = mergePages({ base, mine, theirs }, choices);
          const ids = idsOf(document.blocks);
          expect(new Set(ids).size).toBe(ids.length);
        },
      ),
    );
  });

  test('with the presets, what either of them added or changed is on the page, or is asked about', () => {
    assert(
      property(anyPage, anyPage, anyPage, (base, mine, theirs) => {
        const { document, conflicts } = mergePages({ base, mine, theirs }, none);
        const was = placeBlocks(base.blocks);
        const merged = placeBlocks(document.blocks);
        const asked = new Set(conflicts.flatMap((one) => ('blockId' in one ? [one.blockId] : [])));
        for (const [id, { own }] of [...placeBlocks(mine.blocks), ...placeBlocks(theirs.blocks)]) {
          const before = was.get(id)?.own;
          if (before && isSame(before, own)) continue;
          expect(merged.has(id), `${id} is on the page`).toBe(true);
          if (!asked.has(id))
            for (const [name, value] of Object.entries(own.props))
              if (!isSame(value, before?.props[name])) expect(merged.get(id)?.own.props[name]).toEqual(value);
        }
      }),
    );
  });

  test('different fields of one block are both kept without a question', () => {
    const merged = mergePages(
      {
        base: page(block('a', { title: 'Old', size: 1 })),
        mine: page(block('a', { title: 'Mine', size: 1 })),
        theirs: page(block('a', { title: 'Old', size: 2 })),
      },
      none,
    );
    expect(merged).toEqual({ document: page(block('a', { title: 'Mine', size: 2 })), conflicts: [] });
  });

  test('the same field changed by both is asked about; both keeps the two as blocks of their own', () => {
    const versions = {
      base: page(block('a', { title: 'Old' }), block('b')),
      mine: page(block('a', { title: 'Mine' }), block('b')),
      theirs: page(block('a', { title: 'Theirs' }), block('b')),
    };
    const asked = mergePages(versions, none);
    expect(asked.conflicts).toMatchObject([
      { kind: 'block', id: 'block:a', places: [{ path: ['props', 'title'] }] },
    ]);
    expect(mergePages(versions, new Map([['block:a', 'both']])).document.blocks).toEqual([
      block('a', { title: 'Mine' }),
      block('a-2', { title: 'Theirs' }),
      block('b'),
    ]);
  });

  test('a block one took away while the other worked on it stays until somebody decides', () => {
    const versions = {
      base: page(block('a', {}, { main: [block('b')] })),
      mine: page(),
      theirs: page(block('a', {}, { main: [block('b', { title: 'New' })] })),
    };
    const asked = mergePages(versions, none);
    expect(asked.document).toEqual(versions.theirs);
    expect(asked.conflicts).toMatchObject([{ kind: 'gone', blockId: 'a', removedBy: 'mine' }]);
    expect(mergePages(versions, new Map([['gone:a', 'mine']])).document).toEqual(page());
  });

  test('a body of another kind is merged field by field, and only the field both changed is asked about', () => {
    const versions = {
      base: { title: 'Old', items: [1], note: '' },
      mine: { title: 'Mine', items: [1], note: 'n' },
      theirs: { title: 'Theirs', items: [1, 2], note: '' },
    };
    const { body, conflicts } = mergeBodies(versions);
    expect(body).toEqual({ title: 'Mine', items: [1, 2], note: 'n' });
    expect(conflicts.map(({ id }) => id)).toEqual(['field:["title"]']);
    const chosen = mergeBodies(versions, new Map([['field:["title"]', 'theirs']]));
    expect(chosen.body).toEqual({ title: 'Theirs', items: [1, 2], note: 'n' });
  });

  test('two blocks put into each other are both still there', () => {
    const { document } = mergePages(
      {
        base: page(block('a'), block('b')),
        mine: page(block('a', {}, { main: [block('b')] })),
        theirs: page(block('b', {}, { main: [block('a')] })),
      },
      none,
    );
    expect(idsOf(document.blocks).toSorted()).toEqual(['a', 'b']);
  });
});

const idsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(({ id, slots }) => [id, ...Object.values(slots ?? {}).flatMap(idsOf)]);
