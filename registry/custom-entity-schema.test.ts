import fc from 'fast-check';
import { Check } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { type CustomEntityField, CustomEntityType, entityTypeProblems } from '#schemas/custom-entity-type.ts';
import { anyEntityType } from './custom-entity-arbitrary.ts';
import { customEntityProblems, customEntitySchema } from './custom-entity-schema.ts';

const field = (key: string, more: Partial<CustomEntityField> = {}): CustomEntityField => ({
  key,
  label: { pl: `pole ${key}` },
  kind: 'text',
  required: true,
  translatable: true,
  ...more,
});
const branch: CustomEntityType = {
  alias: 'branch',
  title: { pl: 'Oddziały' },
  fields: [
    field('address'),
    field('hours', { required: false }),
    field('open', { kind: 'choice', choices: ['codziennie', 'w dni robocze'] }),
    field('tags', { kind: 'list' }),
    field('lat', { kind: 'number', dynamic: true }),
  ],
};
const item = (value: object, dynamic_value: object = { lat: 52.2 }) => ({
  id: 'warszawa',
  type: 'branch',
  name: 'Warszawa',
  is_active: true,
  value,
  dynamic_value,
});
const full = { address: 'Kafelkowa 12', open: 'codziennie', tags: ['centrum'] };

describe('[issue 6] items of a custom entity against their type', () => {
  test('an item that has what is asked for is right, and may hold more', () => {
    expect(customEntityProblems(branch, item({ ...full, older: { any: 1 } }), 'pl')).toEqual([]);
  });

  test('what is missing and what is something else is told with the name of the field', () => {
    const wrong = item({ address: '', hours: 8, open: 'nigdy', tags: [] }, {});
    expect(customEntityProblems(branch, wrong, 'pl')).toEqual(
      expect.arrayContaining([
        { path: '/value/address', label: 'pole address', reason: 'missing' },
        { path: '/value/hours', label: 'pole hours', reason: 'form' },
        { path: '/value/open', label: 'pole open', reason: 'form' },
        { path: '/value/tags', label: 'pole tags', reason: 'missing' },
        { path: '/dynamic_value/lat', label: 'pole lat', reason: 'missing' },
      ]),
    );
  });

  test('fields are called as in the language asked for, else as in another, else by their key', () => {
    const type = {
      ...branch,
      fields: [field('a', { label: { en: 'An A', pl: ' ' } }), field('b', { label: {} })],
    };
    expect(customEntityProblems(type, item({}, {}), 'pl').map(({ label }) => label)).toEqual(['An A', 'b']);
  });

  test('any definition gives a validator that never throws, whatever the item is', () => {
    fc.assert(
      fc.property(anyEntityType, fc.jsonValue(), fc.jsonValue(), (type, value, anything) => {
        expect(Check(CustomEntityType, type)).toBe(true);
        expect(Check(customEntitySchema(type, 'pl'), anything)).toBe(
          customEntityProblems(type, anything, 'pl').length === 0,
        );
        customEntityProblems(type, item(Object(value)), 'en');
      }),
    );
  });
});

test('[issue 6] a definition names each field once, and says what can be chosen or named', () => {
  const faulty = [field('a'), field('a'), field('b', { kind: 'choice' }), field('c', { kind: 'relation' })];
  expect(entityTypeProblems({ ...branch, fields: faulty }).map(([path]) => path)).toEqual([
    '/fields/1/key',
    '/fields/2/choices',
    '/fields/3/relation',
  ]);
  expect(entityTypeProblems(branch)).toEqual([]);
});
