import { expect, test } from 'vitest';
import { createRegistry } from '#registry/registry.ts';
import type { CustomEntityField, CustomEntityType } from '#schemas/custom-entity-type.ts';
import { findReferences } from './find-references.ts';

const field = (key: string, more: Partial<CustomEntityField>): CustomEntityField => ({
  key,
  label: { pl: key },
  kind: 'text',
  required: false,
  translatable: false,
  ...more,
});
const branch: CustomEntityType = {
  alias: 'branch',
  title: { pl: 'Oddziały' },
  fields: [
    field('news', { kind: 'relation', relation: 'post' }),
    field('page', { kind: 'link' }),
    field('about', { kind: 'rich-text', dynamic: true }),
    field('note', {}),
  ],
};
const item = {
  id: 'a',
  type: 'branch',
  name: 'A',
  is_active: true,
  value: { news: 'rzetelny-start', page: '/o-nas', note: '/kontakt' },
  dynamic_value: { about: '<p><a href="/posts/budzet">Budżet</a></p>' },
};
const registry = createRegistry([]);

test('[issue 6] an item names its type, and what its fields are for: relations, links, links in texts', () => {
  const found = findReferences('custom-entity', {
    data: item,
    registry,
    types: new Map([['branch', branch]]),
  });
  expect(found.map(({ kind, key, path }) => `${kind} ${key} ${path}`)).toEqual([
    'custom-entity-type branch /type',
    'post rzetelny-start /value/news',
    'page o-nas /value/page',
    'post budzet /dynamic_value/about',
  ]);
});

test('[issue 6] of a type nobody described only the type itself is named', () => {
  expect(findReferences('custom-entity', { data: item, registry })).toEqual([
    { kind: 'custom-entity-type', key: 'branch', path: '/type' },
  ]);
});
