import fc from 'fast-check';
import { Type } from 'typebox';
import { defineWidget } from '#registry/define-widget.ts';
import { createRegistry } from '#registry/registry.ts';
import type { Block, PageDocument } from '#schemas/page.ts';

/* Widgets and pages that tests are made of. */

const plain = {
  version: 1,
  title: 'Sample',
  description: 'For tests.',
  category: 'content',
  props: Type.Object({}),
  hydrate: 'never',
  view: () => null,
  examples: [{ name: 'normal', title: 'Normal', props: {} }],
} as const;

/** `text` holds nothing, `box` anything, `pair` texts in `left` and anything in `right`. */
export const sampleRegistry = createRegistry([
  defineWidget({ ...plain, type: 'text' }),
  defineWidget({ ...plain, type: 'box', slots: { content: { title: 'Content' } } }),
  defineWidget({
    ...plain,
    type: 'pair',
    slots: { left: { title: 'Left', allow: ['text'] }, right: { title: 'Right' } },
  }),
]);

const type = fc.constantFrom('text', 'box', 'pair', 'gone', 'constructor');
const slotName = fc.constantFrom('content', 'left', 'right', 'elsewhere', '__proto__');

const shape = fc.letrec<{ block: Omit<Block, 'id'>; list: Omit<Block, 'id'>[] }>((tie) => ({
  list: fc.array(tie('block'), { maxLength: 3 }),
  block: fc.record(
    {
      type,
      version: fc.integer({ min: 1, max: 9 }),
      props: fc.dictionary(fc.string({ maxLength: 6 }), fc.jsonValue({ maxDepth: 2 }), {
        noNullPrototype: true,
      }),
      slots: fc
        .dictionary(slotName, tie('list'), { maxKeys: 3, noNullPrototype: true })
        .map((slots) => slots as Record<string, Block[]>),
      locales: fc.constant({ en: { '/title': 'Loans' } }),
      visible: fc.constant({ signed_in: true }),
    },
    { requiredKeys: ['type', 'props'], noNullPrototype: true },
  ),
})).list;

/** Ids as editors and importers make them, colons and the word Puck uses itself included. */
const idWords = ['root', 'main', 'a:b', 'b.x', '50%', 'żółw', 'x'];

function numbered(blocks: readonly Omit<Block, 'id'>[], next: { at: number }): Block[] {
  return blocks.map(({ slots, ...block }) => {
    const at = next.at++;
    const id = `${idWords[at % idWords.length]}${at < idWords.length ? '' : at}`;
    if (!slots) return { ...block, id };
    const inner = Object.entries(slots).map(([name, list]) => [name, numbered(list, next)] as const);
    return { ...block, id, slots: Object.fromEntries(inner) };
  });
}

/** Any blocks, each with an id of its own. */
export const anyBlocks: fc.Arbitrary<Block[]> = shape.map((blocks) => numbered(blocks, { at: 0 }));

export const anyPage: fc.Arbitrary<PageDocument> = anyBlocks.map((blocks) => ({
  alias: 'about',
  title: 'O nas',
  layout: 'default',
  locales: { en: { title: 'About us' } },
  blocks,
}));
