import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import {
  action,
  choice,
  flag,
  image,
  integer,
  key,
  link,
  list,
  longText,
  richText,
  text,
} from '#registry/fields.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import { ThemeConfig } from '#schemas/theme/theme-config.ts';
import { registry } from '#widgets/index.ts';
import { emptyValue, renewIds } from './empty-value.ts';
import type { FieldShape } from './field-shape.ts';
import { readShape } from './read-shape.ts';

const all = (shape: FieldShape): FieldShape[] => [
  shape,
  ...shape.members.flatMap((member) => all(member.shape)),
  ...(shape.item ? all(shape.item) : []),
];
const controlsOf = (schema: object) =>
  Object.fromEntries(readShape(schema).members.map(({ name, shape }) => [name, shape.control]));

describe('[studio] a schema becomes fields', () => {
  test('marks of the registry choose the control', () => {
    const schema = Type.Object({
      title: text({ title: 'Title' }),
      lead: Type.Optional(longText({ title: 'Lead' })),
      html: richText({ title: 'Text' }),
      count: integer({ title: 'Count', minimum: 1 }),
      on: flag({ title: 'On' }),
      tone: choice(['info', 'danger'], { title: 'Tone' }),
      href: link({ title: 'Address' }),
      picture: image({ title: 'Picture' }),
      menu: key({ title: 'Menu', relation: 'menu' }),
      id: key({ title: 'Id' }),
      go: action({ title: 'Go' }),
      items: list(text({ title: 'Item' }), { title: 'Items', minItems: 1 }),
    });
    expect(controlsOf(schema)).toEqual({
      title: 'text',
      lead: 'long-text',
      html: 'rich-text',
      count: 'number',
      on: 'flag',
      tone: 'choice',
      href: 'link',
      picture: 'image',
      menu: 'relation',
      id: 'key',
      go: 'object',
      items: 'list',
    });
    const { members } = readShape(schema);
    expect(members.filter(({ required }) => !required).map(({ name }) => name)).toEqual(['lead']);
    expect(members.find(({ name }) => name === 'menu')?.shape.relation).toBe('menu');
  });

  test('bodies without marks are told by their types and patterns', () => {
    expect(controlsOf(contentKinds['redirect-rule'].schema)).toEqual({
      url: 'key',
      url_to: 'link',
      permanent: 'flag',
    });
    expect(controlsOf(contentKinds.post.schema)).toMatchObject({
      short_content: 'long-text',
      image: 'image',
      date_post: 'moment',
      categories: 'list',
    });
    const light = readShape(ThemeConfig).members.find(({ name }) => name === 'light');
    expect(light?.shape.members[0]?.shape.control).toBe('colour');
  });

  test('what a screen says goes before the schema, at its place only', () => {
    const shape = readShape(contentKinds.good.schema, {
      '/price_minor': { control: 'money' },
      '/sale_conditions/*/id': { generated: true },
    });
    expect(shape.members.find(({ name }) => name === 'price_minor')?.shape.control).toBe('money');
    const conditions = shape.members.find(({ name }) => name === 'sale_conditions')?.shape.item;
    const hidden = conditions?.members.filter(({ shape: { hidden } }) => hidden).map(({ name }) => name);
    expect(hidden).toEqual(['id']);
  });

  test('no prop of any widget falls through to raw JSON', () => {
    const widgets = registry.widgets;
    const raw = widgets
      .filter(({ type }) => !type.startsWith('gallery-'))
      .flatMap((widget) =>
        all(readShape(widget.props))
          .filter(({ control }) => control === 'json')
          .map(({ title }) => `${widget.type}: ${title}`),
      );
    expect(widgets.length).toBeGreaterThan(50);
    expect(raw).toEqual([]);
  });
});

describe('[studio] a new value', () => {
  test('begins with its defaults and what it needs', () => {
    const item = Type.Object({
      label: text({ title: 'Label' }),
      href: Type.Optional(link({ title: 'Link' })),
    });
    const schema = Type.Object({
      on: flag({ title: 'On', default: true }),
      items: list(item, { title: 'Items', minItems: 2 }),
    });
    expect(emptyValue(readShape(schema))).toEqual({ on: true, items: [{ label: '' }, { label: '' }] });
  });

  test('a doubled item gets ids of its own, and keeps everything else', () => {
    const shape = readShape(Type.Array(Type.Object({ id: Type.String(), title: Type.String() })), {
      '/*/id': { generated: true },
    });
    const before = [{ id: 'a', title: 'One', more: 1 }];
    const after = renewIds(shape, before);
    expect(after).toEqual([{ id: expect.not.stringMatching(/^a$/), title: 'One', more: 1 }]);
  });
});
