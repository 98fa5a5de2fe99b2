import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemKey, itemKeyGap, typeChoices } from './type-choices.ts';

const described = [
  { key: 'workshop', draft: { alias: 'workshop', title: { pl: 'Warsztaty', en: 'Workshops' } } },
  { key: 'branch', draft: { alias: 'branch', title: { pl: 'Łódzkie oddziały', en: 'Branches' } } },
];

test('[studio] a new item can be of any type that is described, by its name, in the order of the reader’s letters', () => {
  const notDescribed = { key: 'zone/a', draft: { name: 'A' } };
  const more = { key: 'mentor', draft: { alias: 'mentor', title: { pl: 'Mentorzy' } } };
  expect(
    typeChoices({ types: [...described, more], items: [notDescribed], chosen: '', locale: 'pl' }).map(
      ({ title }) => title,
    ),
  ).toEqual(['Łódzkie oddziały', 'Mentorzy', 'Warsztaty', 'zone']);
  expect(
    typeChoices({ types: described, items: [], chosen: '', locale: 'en' }).map(({ title }) => title),
  ).toEqual(['Branches', 'Workshops']);
});

test('[studio] a type that has items but no description is a choice, and each type is one once', () => {
  const items = ['workshop/krakow', 'zone/a', 'zone/b'].map((key) => ({ key, draft: { name: key } }));
  const choices = typeChoices({ types: described, items, chosen: 'zone', locale: 'pl' }).map(
    ({ alias }) => alias,
  );
  expect(choices.toSorted()).toEqual(['branch', 'workshop', 'zone']);
});

test('[studio] what was chosen before stays chosen, whatever there is', () => {
  expect(typeChoices({ types: [], items: [], chosen: 'gone', locale: 'pl' })).toEqual([
    { alias: 'gone', title: 'gone' },
  ]);
  expect(typeChoices({ types: [], items: [], chosen: '', locale: 'pl' })).toEqual([]);
});

test('[studio] a key is the type and the id that it was put together of', () => {
  const part = fc.stringMatching(/^[\w.-]*$/);
  fc.assert(
    fc.property(part, part, (type, id) => {
      expect(itemKey(`${type}/${id}`)).toEqual({ type, id });
    }),
  );
  expect(itemKey('krakow')).toEqual({ type: '', id: 'krakow' });
});

test('[wcag 3.3.1] what a key lacks is named: first the type, then the id', () => {
  expect(['', '/', '/krakow', 'workshop/', 'workshop/krakow'].map(itemKeyGap)).toEqual([
    'entities.item-type-needed',
    'entities.item-type-needed',
    'entities.item-type-needed',
    'entities.item-id-needed',
    null,
  ]);
});
