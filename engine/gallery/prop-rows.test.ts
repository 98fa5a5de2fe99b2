import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { action, choice, flag, image, integer, key, list, object, text } from '#registry/fields.ts';
import { propRows, schemaNodes } from './prop-rows.ts';

const props = Type.Object({
  title: Type.Optional(text({ title: 'Title', maxLength: 80 })),
  picture: image({ title: 'Picture' }),
  items: list(
    object({ name: text({ title: 'Name' }), icon: choice(['a', 'b'], { title: 'Icon', default: 'a' }) }),
    {
      title: 'Items',
      minItems: 1,
      maxItems: 5,
    },
  ),
  more: Type.Optional(action({ title: 'More' })),
  months: integer({ title: 'Months', minimum: 1, maximum: 60, default: 12 }),
  place: Type.Union([key({ title: 'Key' }), flag({ title: 'Nowhere' })], { title: 'Place' }),
});

describe('[docs] the table of props', () => {
  const rows = new Map(propRows(props).map((row) => [row.name, row]));

  test('has a line for each prop and for each prop of an item, in their order', () => {
    expect([...rows.keys()]).toEqual([
      'title',
      'picture',
      'items',
      'items[].name',
      'items[].icon',
      'more',
      'months',
      'place',
    ]);
  });

  test('says what each holds, what is used when it is left out, and whether it is translated', () => {
    expect(rows.get('title')).toEqual({
      name: 'title',
      title: 'Title',
      kind: 'text, up to 80',
      required: false,
      fallback: '',
      translatable: true,
    });
    expect(rows.get('items')).toMatchObject({ kind: 'list, 1 to 5', required: true, translatable: false });
    expect(rows.get('items[].icon')).toMatchObject({
      kind: 'one of: a, b',
      required: false,
      fallback: '"a"',
    });
    expect(rows.get('months')).toMatchObject({ kind: 'integer, 1 to 60', fallback: '12' });
    expect(rows.get('place')?.kind).toBe('key, up to 100 or yes or no');
  });

  test('a picture and a link with words are one line each, translated by their words', () => {
    expect(rows.get('picture')).toMatchObject({ kind: 'picture', required: true, translatable: true });
    expect(rows.get('more')).toMatchObject({ kind: 'link with its words', translatable: true });
  });
});

test('[docs] nodes of a schema go into lists, unions and groups', () => {
  const names = [...schemaNodes(props)].map(({ name }) => name);
  expect(names).toContain('items[]');
  expect(names).toContain('picture.alt');
  expect(names.filter((name) => name === 'place')).toHaveLength(3);
});
