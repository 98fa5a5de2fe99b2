import fc from 'fast-check';
import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { defineWidget } from '#registry/define-widget.ts';
import { list, object, optional, text } from '#registry/fields.ts';
import { normaliseProps } from '#registry/normalise-props.ts';
import { createRegistry } from '#registry/registry.ts';
import type { Block, PageDocument } from '#schemas/page.ts';
import { translatedProps } from '../canvas/local-props.ts';
import { liftPage } from './lift-blocks.ts';

const plain = {
  title: 'Sample',
  description: 'For tests.',
  category: 'content',
  hydrate: 'never',
  view: () => null,
} as const;
/** Version 2 renamed the text, version 3 made a list of it. */
const notice = defineWidget({
  ...plain,
  type: 'notice',
  version: 3,
  props: object({
    title: optional(text({ title: 'Title' })),
    lines: list(object({ words: text({ title: 'Words' }) }), { title: 'Lines', default: [] }),
  }),
  examples: [{ name: 'one', title: 'One', props: {} }],
  migrations: {
    2: ({ text: words, ...rest }) => ({ ...rest, words }),
    3: ({ words, ...rest }) => ({ ...rest, lines: typeof words === 'string' ? [{ words }] : [] }),
  },
});
const broken = defineWidget({
  ...plain,
  type: 'broken',
  version: 2,
  props: Type.Object({}),
  examples: [{ name: 'one', title: 'One', props: {} }],
  migrations: {
    2: () => {
      throw new Error('of no use');
    },
  },
});
const box = defineWidget({
  ...plain,
  type: 'box',
  version: 1,
  props: Type.Object({}),
  slots: { content: { title: 'Content' } },
  examples: [{ name: 'one', title: 'One', props: {} }],
});
const registry = createRegistry([notice, broken, box]);
const pageOf = (...blocks: Block[]): PageDocument => ({
  alias: 'about',
  title: 'O nas',
  layout: 'default',
  blocks,
});
const old: Block = {
  id: 'a',
  type: 'notice',
  props: { text: 'Umowa', title: 'OK', left: 'over' },
  locales: { en: { '/text': 'Contract', '/title': 'OK' } },
};

describe('[issue 6] blocks of older versions in the editor', () => {
  test('have the props of the present version, in every language, and what nobody knows is kept', () => {
    expect(liftPage(pageOf(old), registry).blocks).toEqual([
      {
        id: 'a',
        type: 'notice',
        version: 3,
        props: { title: 'OK', left: 'over', lines: [{ words: 'Umowa' }] },
        locales: { en: { '/lines/0/words': 'Contract', '/title': 'OK' } },
      },
    ]);
  });

  test('are lifted inside of slots, too, and what is around them stays the same object', () => {
    const beside: Block = { id: 'c', type: 'box', props: {}, slots: { content: [] } };
    const page = pageOf({ id: 'b', type: 'box', props: {}, slots: { content: [old] } }, beside);
    const lifted = liftPage(page, registry);
    expect(lifted.blocks[0]?.slots?.['content']?.[0]).toMatchObject({ version: 3 });
    expect(lifted.blocks[1]).toBe(beside);
  });

  test('stay as they are stored when a migration fails, when they are of a newer version, or of no widget', () => {
    const page = pageOf(
      { id: 'a', type: 'broken', props: { a: 1 } },
      { id: 'b', type: 'notice', version: 9, props: { text: 'x' } },
      { id: 'c', type: 'gone', version: 1, props: {} },
      { id: 'd', type: 'notice', props: { title: 5 } },
    );
    expect(liftPage(page, registry)).toBe(page);
  });

  test('stay as they are when a language would have another shape than the page', () => {
    const page = pageOf({ id: 'a', type: 'notice', props: {}, locales: { en: { '/text': 'Only here' } } });
    expect(liftPage(page, registry)).toBe(page);
  });

  test('show visitors the same before and after, whatever they hold; lifting twice is lifting once', () => {
    const texts = fc.record(
      { '/text': fc.string({ minLength: 1 }), '/title': fc.string() },
      { requiredKeys: [] },
    );
    const anyBlock = fc.record({
      version: fc.constantFrom(undefined, 1, 2, 3),
      props: fc.record(
        { text: fc.string({ minLength: 1 }), words: fc.string(), title: fc.string() },
        { requiredKeys: [] },
      ),
      en: texts,
    });
    fc.assert(
      fc.property(anyBlock, ({ version, props, en }) => {
        const block: Block = {
          id: 'a',
          type: 'notice',
          ...(version !== undefined && { version }),
          props,
          locales: { en: Object.fromEntries(Object.entries(en)) },
        };
        const page = pageOf(block);
        const lifted = liftPage(page, registry);
        const shown = (one: Block | undefined, locale: string) =>
          one && normaliseProps(notice, { ...one, props: translatedProps(one, locale) });
        for (const locale of ['pl', 'en'])
          expect(shown(lifted.blocks[0], locale)).toEqual(shown(block, locale));
        expect(liftPage(lifted, registry)).toBe(lifted);
      }),
    );
  });
});
