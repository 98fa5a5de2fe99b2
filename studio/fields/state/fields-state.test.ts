import fc from 'fast-check';
import { expect, test } from 'vitest';
import { append, put, rearrange, translate, translationAt } from './fields-state.ts';
import { childPointer, pointerNames, valueAt, withValueAt } from './pointers.ts';

const names = fc.array(
  fc.string({ minLength: 1 }).filter((name) => name !== '__proto__'),
  {
    minLength: 1,
    maxLength: 4,
  },
);

test('[studio] law: what is put at a pointer is found there, whatever the names are', () => {
  fc.assert(
    fc.property(names, fc.jsonValue(), (path, value) => {
      const pointer = path.reduce(childPointer, '');
      expect(pointerNames(pointer)).toEqual(path);
      fc.pre(value !== undefined);
      expect(valueAt(withValueAt({}, pointer, value), pointer)).toEqual(value);
    }),
  );
});

test('[studio] law: texts of other languages go with the item they belong to, however a list is rearranged', () => {
  fc.assert(
    fc.property(
      fc
        .uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 6 })
        .chain((titles) =>
          fc.tuple(fc.constant(titles), fc.array(fc.nat({ max: titles.length - 1 }), { maxLength: 8 })),
        ),
      ([titles, order]) => {
        const state = {
          value: { items: titles.map((title) => ({ title })), other: 'kept' },
          translations: {
            en: {
              '/other': 'Other',
              ...Object.fromEntries(titles.map((title, i) => [`/items/${i}/title`, `en ${title}`])),
            },
          },
        };
        const next = rearrange(state, '/items', order);
        const items = valueAt(next.value, '/items');
        expect(items).toEqual(order.map((from) => ({ title: titles[from] })));
        order.forEach((from, to) => {
          expect(translationAt(next.translations, 'en', `/items/${to}/title`)).toBe(`en ${titles[from]}`);
        });
        expect(Object.keys(next.translations['en'] ?? {})).toHaveLength(order.length + 1);
        expect(translationAt(next.translations, 'en', '/other')).toBe('Other');
      },
    ),
  );
});

test('[studio] an emptied translation is taken out, so that the main language shows', () => {
  const state = translate(
    { value: { title: 'Tytuł' }, translations: {} },
    { locale: 'en', pointer: '/title', text: 'Title' },
  );
  expect(state.translations).toEqual({ en: { '/title': 'Title' } });
  expect(translate(state, { locale: 'en', pointer: '/title', text: '' }).translations).toEqual({ en: {} });
});

test('[studio] an object that is taken out takes its translations with it, and no neighbour’s', () => {
  const state = {
    value: { action: { label: 'Dalej' }, actionNote: 'Uwaga' },
    translations: { en: { '/action/label': 'On', '/actionNote': 'Note' } },
  };
  expect(put(state, '/action', undefined)).toEqual({
    value: { actionNote: 'Uwaga' },
    translations: { en: { '/actionNote': 'Note' } },
  });
});

test('[studio] the first item makes a list that was missing', () => {
  expect(append({ value: {}, translations: {} }, '/items', 'a').value).toEqual({ items: ['a'] });
});
