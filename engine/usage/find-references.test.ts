import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defineWidget } from '#registry/define-widget.ts';
import { action, key, list, object, richText } from '#registry/fields.ts';
import { createRegistry } from '#registry/registry.ts';
import { type ContentKindName, contentKinds } from '#schemas/content-kinds.ts';
import type { Block } from '#schemas/page.ts';
import { findReferences } from './find-references.ts';

const shape = { category: 'content', description: 'For tests.', hydrate: 'never', view: () => null } as const;
const registry = createRegistry([
  defineWidget({
    ...shape,
    type: 'card',
    version: 1,
    title: 'Card',
    props: object({
      form: key({ title: 'Form', relation: 'form', default: 'question' }),
      body: richText({ title: 'Body', default: '' }),
      actions: list(action({ title: 'Action' }), { title: 'Actions', default: [] }),
    }),
    slots: { main: { title: 'Main' } },
    examples: [{ name: 'plain', title: 'Plain', props: {} }],
  }),
  defineWidget({
    ...shape,
    type: 'item',
    version: 1,
    title: 'Item',
    props: object({
      type: key({ title: 'Type', relation: 'custom-entity-type' }),
      id: key({ title: 'Id' }),
    }),
    examples: [{ name: 'plain', title: 'Plain', props: { type: 'branch', id: 'a' } }],
  }),
]);
const page = (...blocks: Block[]) => ({ alias: 'p', title: 'P', layout: 'default', blocks });
const named = (kind: ContentKindName, data: unknown) =>
  findReferences(kind, { data, registry }).map(
    (one) => `${one.kind} ${one.key} @${one.blockId ?? ''}${one.path}`,
  );

describe('findReferences', () => {
  test('[issue 6] what blocks name: relations, links, links in texts of every language, deep in slots', () => {
    const inner: Block = { id: 'in', type: 'item', props: { type: 'branch', id: 'a' } };
    const outer: Block = {
      id: 'out',
      type: 'card',
      props: {
        form: 'loan',
        body: '<a href="/posts/first?x=1">x</a>',
        actions: [
          { label: 'Go', href: '/about#top' },
          { label: 'Out', href: 'https://example.com/about' },
        ],
      },
      locales: { en: { '/body': '<a href="/en/terms">x</a>' } },
      slots: { main: [inner] },
    };
    expect(new Set(named('page', page(outer)))).toEqual(
      new Set([
        'form loan @out/form',
        'post first @out/body',
        'page about @out/actions/0/href',
        'page terms @out/body',
        'custom-entity branch @in/type',
        'custom-entity branch/a @in/id',
      ]),
    );
  });

  test('[issue 6] a default counts: the form is used where no block says so', () => {
    expect(named('page', page({ id: 'b', type: 'card', props: {} }))).toEqual(['form question @b/form']);
  });

  test('[issue 6] widgets inside shared texts name things, too', () => {
    const content = `<p><a href="/about">o</a></p><mozaika-widget type="card" props='{"form":"loan"}'></mozaika-widget>`;
    expect(named('view-block', { id: 'x', key: 'x', content })).toEqual([
      'page about @/content',
      'form loan @/content',
    ]);
  });

  test.each<[ContentKindName, unknown, string[]]>([
    [
      'menu',
      [{ id: '1', title: 'a', link: '/', submenu: [{ id: '2', title: 'b', link: '/about', submenu: [] }] }],
      ['page about @/0/submenu/0/link'],
    ],
    ['redirect-rule', { url: '/old', url_to: '/about' }, ['page about @/url_to']],
    [
      'good',
      {
        id: 'lamp',
        alias: 'lamp',
        category: 'home',
        product_type: 'lamp',
        title: 'l',
        summary: '',
        price_minor: 1,
        currency: 'PLN',
        available: true,
        description: '<p><a href="/about">Read</a></p>',
      },
      ['good-category home @/category', 'product-type lamp @/product_type', 'page about @/description'],
    ],
    [
      'carousel',
      {
        alias: 'c',
        title: 'c',
        slides: [{ id: '1', title: 's', link: { label: 'l', href: '/category/home' } }],
      },
      ['good-category home @/slides/0/link/href'],
    ],
    ['redirect-rule', { url: '/old', url_to: '/media/library/about' }, []],
    ['redirect-rule', { url: '/old' }, []],
  ])('%s', (kind, data, expected) => {
    expect(named(kind, data)).toEqual(expected);
  });

  test('whatever is stored: never throws', () => {
    const kinds = Object.keys(contentKinds) as ContentKindName[];
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.jsonValue(), (kind, data) => {
        expect(Array.isArray(findReferences(kind, { data, registry }))).toBe(true);
      }),
    );
  });
});
