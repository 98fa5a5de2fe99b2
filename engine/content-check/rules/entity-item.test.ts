import { expect, test } from 'vitest';
import { createRegistry } from '#registry/registry.ts';
import type { CustomEntityItem } from '#schemas/custom-entity.ts';
import type { CustomEntityType } from '#schemas/custom-entity-type.ts';
import { noFacts } from '#schemas/studio/site-facts.ts';
import type { CheckContext } from '../check-context.ts';
import { checkWords } from '../check-words.ts';
import { readHtml } from '../read-html.ts';
import { checkEntityItem } from './entity-item.ts';

const type: CustomEntityType = {
  alias: 'branch',
  title: { pl: 'Oddziały' },
  fields: [
    { key: 'address', label: { pl: 'Adres' }, kind: 'text', required: true, translatable: false },
    { key: 'about', label: { pl: 'Opis' }, kind: 'rich-text', required: false, translatable: true },
  ],
};
const item = (value: CustomEntityItem['value'], ofType = 'branch'): CustomEntityItem => ({
  id: 'a',
  type: ofType,
  name: 'A',
  is_active: true,
  value,
  dynamic_value: {},
});
const context: CheckContext = {
  registry: createRegistry([]),
  site: { ...noFacts, entityTypes: new Map([['branch', type]]) },
  locale: 'pl',
  t: checkWords('pl'),
  read: readHtml,
};

test('[issue 6] an item without a field its type asks for cannot go live, and the field is named', () => {
  expect(checkEntityItem(item({}), 'pl', context)).toEqual([
    expect.objectContaining({ level: 'error', path: '/value/address', message: 'Pole „Adres” jest puste.' }),
  ]);
  expect(checkEntityItem(item({ address: 'Kafelkowa 12', other: 1 }), 'pl', context)).toEqual([]);
});

test('[issue 6] formatted texts of an item are read like any text of the site', () => {
  const rules = checkEntityItem(
    item({ address: 'x', about: '<p><img src="/media/a.png"></p>' }),
    'pl',
    context,
  ).map(({ rule, path }) => `${rule} ${path}`);
  expect(rules).toContain('alt-missing /value/about');
});

test('[issue 6] items of a type that nobody described may hold anything', () => {
  expect(checkEntityItem(item({}, 'partner'), 'pl', context)).toEqual([]);
});
