import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defineWidget } from '#registry/define-widget.ts';
import { key, list, object, richText, text } from '#registry/fields.ts';
import { createRegistry } from '#registry/registry.ts';
import type { Block } from '#schemas/page.ts';
import { checkDocument } from './check-document.ts';
import { checkWords } from './check-words.ts';

const shape = { category: 'content', description: 'For tests.', hydrate: 'never', view: () => null } as const;
const card = defineWidget({
  ...shape,
  type: 'card',
  version: 2,
  title: 'Card',
  props: object({
    title: text({ title: 'Title', maxLength: 10 }),
    anchor: key({ title: 'Anchor', default: 'top' }),
    body: richText({ title: 'Body', default: '' }),
    items: list(object({ label: text({ title: 'Label' }) }), { title: 'Items', default: [] }),
  }),
  slots: { main: { title: 'Main', allow: ['card'] }, side: { title: 'Side' } },
  examples: [{ name: 'plain', title: 'Plain', props: { title: 'Card' } }],
  migrations: { 2: ({ heading, ...rest }) => ({ ...rest, title: heading }) },
});
const note = defineWidget({
  ...shape,
  type: 'note',
  version: 1,
  title: 'Note',
  props: object({ words: text({ title: 'Words' }) }),
  examples: [{ name: 'plain', title: 'Plain', props: { words: 'Note' } }],
});
const registry = createRegistry([card, note]);

const aCard = (more: Partial<Block> = {}): Block => ({
  id: 'one',
  type: 'card',
  version: 2,
  props: { title: 'Card' },
  ...more,
});
const t = checkWords('en');
const check = (...blocks: Block[]) => checkDocument({ alias: 'about', blocks }, registry, t);

describe('checkDocument', () => {
  test('says nothing about a page that is right', () => {
    const inner = aCard({ id: 'two', version: 1, props: { heading: 'Old' } });
    const locales = { en: { '/title': 'Card', '/items/0/label': 'First' } };
    const props = { title: 'Karta', items: [{ label: 'Pierwsza' }] };
    expect(check(aCard({ props, locales, slots: { main: [inner] } }))).toEqual([]);
  });

  test('[issue 6] says nothing about a block of an older version whose texts are lifted in every language', () => {
    const locales = { en: { '/heading': 'Older' } };
    expect(check(aCard({ version: 1, props: { heading: 'Old' }, locales }))).toEqual([]);
  });

  test('[issue 6] names a block whose migration fails', () => {
    const brittle = defineWidget({
      ...shape,
      type: 'brittle',
      version: 2,
      title: 'Brittle',
      props: object({ words: text({ title: 'Words' }) }),
      examples: [{ name: 'plain', title: 'Plain', props: { words: 'Words' } }],
      migrations: {
        2: ({ line }) => {
          if (typeof line !== 'string') throw new Error('there is no line');
          return { words: line };
        },
      },
    });
    const broken: Block = { id: 'old', type: 'brittle', props: { other: 1 } };
    expect(checkDocument({ alias: 'about', blocks: [broken] }, createRegistry([brittle]), t)).toEqual([
      expect.objectContaining({
        level: 'error',
        block_id: 'old',
        message: expect.stringContaining('could not be brought to the present version (2)'),
      }),
    ]);
  });

  test.each(['constructor', '__proto__', 'nobody'])(
    'an unknown type %s is named with page and block',
    (type) => {
      expect(check(aCard({ type }))).toEqual([
        expect.objectContaining({
          rule: 'widget',
          level: 'error',
          block_id: 'one',
          path: '',
          message: `There is no widget “${type}”.`,
        }),
      ]);
    },
  );

  test('wrong props carry path and cure', () => {
    const [finding] = check(aCard({ props: { title: 'far too long a title' } }));
    expect(finding).toMatchObject({ path: '/title', cure: 'Shorten it. Most characters: 10.' });
  });

  test('a block deep in slots is found', () => {
    const deep = aCard({ id: 'deep', props: {} });
    const middle = aCard({ id: 'middle', slots: { side: [deep] } });
    expect(check(aCard({ slots: { main: [middle] } }))).toMatchObject([{ block_id: 'deep' }]);
  });

  test('a slot the widget does not have, and a type the slot does not take', () => {
    const wrong: Block = { id: 'two', type: 'note', props: { words: 'Note' } };
    const third: Block = { id: 'three', type: 'note', props: { words: 'Note' } };
    expect(check(aCard({ slots: { main: [wrong], cellar: [third] } }))).toMatchObject([
      { rule: 'slot', cure: 'Move it. Allowed here: card.' },
      { rule: 'slot', cure: 'Move or remove them. Places of “card”: main, side.' },
    ]);
  });

  test('an id used twice is named once more', () => {
    expect(check(aCard(), aCard())).toMatchObject([{ rule: 'id' }]);
  });

  test.each([
    ['/anchor', 'bottom', 'all languages share it'],
    ['/items/3/label', 'Fourth', 'no text it belongs to'],
    ['/constructor/name', 'x', 'no text it belongs to'],
  ])('a translation of %s is refused', (pointer, words, message) => {
    expect(check(aCard({ locales: { en: { [pointer]: words } } }))).toMatchObject([
      { path: pointer, locale: 'en', message: expect.stringContaining(message) },
    ]);
  });

  test('a translation must fit the schema too', () => {
    expect(check(aCard({ locales: { en: { '/title': 'far too long a title' } } }))).toMatchObject([
      { path: '/title', locale: 'en', cure: 'Shorten it. Most characters: 10.' },
    ]);
  });

  test('widgets inside rich text are checked like any other', () => {
    const body = `<p>Text</p><mozaika-widget type="note" props='{"words":1}'></mozaika-widget>`;
    expect(check(aCard({ props: { title: 'Card', body } }))).toMatchObject([
      { block_id: 'one-w0', path: '/words' },
    ]);
  });

  test('the place of the page belongs into a layout only', () => {
    const blocks: Block[] = [{ id: 'page', type: 'page-content', props: {} }];
    expect(checkDocument({ alias: 'layout-default', blocks }, registry, t)).toEqual([]);
    expect(checkDocument({ alias: 'about', blocks }, registry, t)).toHaveLength(1);
  });

  test('never throws and never changes the page, whatever is stored', () => {
    const block = fc.record({
      id: fc.string({ minLength: 1 }),
      type: fc.constantFrom('card', 'note', 'constructor', '__proto__'),
      props: fc.dictionary(
        fc.constantFrom('title', 'items', 'body', '__proto__', 'words'),
        fc.jsonValue().map((value): unknown => value),
      ),
      locales: fc.dictionary(
        fc.constant('en'),
        fc.dictionary(fc.constantFrom('/title', '/items/0/label', '/__proto__/x', '/'), fc.string()),
      ),
    });
    fc.assert(
      fc.property(fc.array(block, { maxLength: 3 }), (blocks) => {
        const before = structuredClone(blocks);
        checkDocument({ alias: 'about', blocks }, registry, t);
        expect(blocks).toEqual(before);
      }),
    );
  });
});
