import { Check } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { defineWidget } from '#registry/define-widget.ts';
import { key, object } from '#registry/fields.ts';
import { createRegistry } from '#registry/registry.ts';
import { Page } from '#schemas/page.ts';
import { galleryDocument } from './gallery-document.ts';

const widget = (type: string) =>
  defineWidget({
    type,
    version: 1,
    title: `Title of ${type}`,
    description: 'For tests',
    category: 'content',
    hydrate: 'never',
    props: object({ key: key({ title: 'Key', default: 'a' }) }),
    slots: { inner: { title: 'Inner' } },
    queries: ({ key: name }, { content }) => ({
      menu: { queryKey: ['menu', name], queryFn: () => content.menu(name) },
    }),
    view: () => null,
    examples: [
      { name: 'full', title: 'Full', props: { key: 'b' }, data: { menu: [] }, slots: { inner: [] } },
      { name: 'bare', title: 'Bare', props: {} },
    ],
  });
const registry = createRegistry([
  widget('one'),
  widget('two'),
  widget('gallery-index'),
  widget('gallery-example'),
]);

describe('[gallery] made from the registry', () => {
  test('the index names every widget with its examples, and not itself', () => {
    const index = galleryDocument(registry, undefined);
    expect(index?.page.blocks).toMatchObject([
      {
        type: 'gallery-index',
        props: {
          widgets: [{ type: 'one', examples: [{ name: 'full' }, { name: 'bare' }] }, { type: 'two' }],
        },
      },
    ]);
    expect(index?.page.blocks[0]?.props['widgets']).toHaveLength(2);
  });

  test('a widget’s page holds each example behind its caption', () => {
    const blocks = galleryDocument(registry, 'one')?.page.blocks ?? [];
    expect(blocks.map(({ type }) => type)).toEqual([
      'gallery-head',
      'gallery-example',
      'one',
      'gallery-example',
      'one',
    ]);
    expect(blocks[2]).toMatchObject({
      id: 'example-full',
      version: 1,
      props: { key: 'b' },
      slots: { inner: [] },
    });
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
  });

  test('a widget’s page says what it takes, holds and can show', () => {
    expect(galleryDocument(registry, 'one')?.page.blocks[0]?.props).toMatchObject({
      type: 'one',
      slots: [{ name: 'inner', title: 'Inner', allow: [] }],
      rows: [{ name: 'key', title: 'Key', fallback: '"a"' }],
      examples: [{ name: 'full' }, { name: 'bare' }],
    });
  });

  test('the identity has a page of its own', () => {
    expect(galleryDocument(registry, 'identity')?.page.blocks).toMatchObject([{ type: 'gallery-identity' }]);
  });

  test('examples bring the answers of their queries; none reads stored content', () => {
    const { exampleData } = galleryDocument(registry, 'one') ?? {};
    expect(exampleData?.get('example-full')).toEqual({ menu: [] });
    expect(exampleData?.get('example-bare')).toEqual({});
  });

  test('the pages are valid documents that stay out of search engines', () => {
    for (const component of [undefined, 'one', 'two', 'identity']) {
      const page = galleryDocument(registry, component)?.page;
      expect(Check(Page, page)).toBe(true);
      expect(page?.noindex).toBe(true);
    }
  });

  test.each(['nobody', '', 'constructor', '__proto__', 'gallery-index'])(
    'there is no page for %j',
    (component) => {
      expect(galleryDocument(registry, component)).toBeNull();
    },
  );

  test('changing a page does not change the registry', () => {
    const props = galleryDocument(registry, 'one')?.page.blocks[2]?.props ?? {};
    props['key'] = 'changed';
    expect(galleryDocument(registry, 'one')?.page.blocks[2]?.props).toEqual({ key: 'b' });
  });
});
