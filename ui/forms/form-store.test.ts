import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FormDefinition, FormField } from '#schemas/form.ts';
import { fieldKinds } from './field-kinds.ts';
import { createFormStore } from './form-store.ts';
import { prepareSample } from './samples/prepare-sample.ts';

const definitionOf = (fields: FormField[]): FormDefinition => ({
  alias: 'x',
  title: 'x',
  button_text: 'x',
  groups: [{ alias: 'g', fields }],
});
const storeOf = (fields: FormField[], values?: Record<string, unknown>) =>
  createFormStore({
    form: prepareSample(definitionOf(fields)),
    kinds: fieldKinds,
    check: () => null,
    ...(values && { values }),
  });
const on = { field: 'same', operator: 'equals', value: true };
const addresses: FormField[] = [
  { alias: 'home', type: 'text', title: 'Home' },
  { alias: 'same', type: 'checkbox', title: 'Same' },
  { alias: 'post', type: 'text', title: 'Post', bindings: [{ type: 'fill', from: 'home', when: [on] }] },
];

describe('[forms] bindings in a live form', () => {
  test('a fill goes in when its condition begins to hold, follows its source, and never over what was written', () => {
    const store = storeOf(addresses);
    store.change('home', 'Lipowa 1');
    store.change('same', true);
    expect(store.submission()['post']).toBe('Lipowa 1');
    store.change('home', 'Lipowa 2');
    expect(store.submission()['post']).toBe('Lipowa 2');
    store.change('post', 'Klonowa 3');
    store.change('home', 'Lipowa 4');
    expect(store.submission()['post']).toBe('Klonowa 3');
  });

  test('a fill that holds from the start leaves what is filled in already', () => {
    const store = storeOf(addresses, { home: 'Lipowa 1', same: true, post: 'Klonowa 3' });
    expect(store.submission()['post']).toBe('Klonowa 3');
    store.restore(new Map([['post', 'Dębowa 5']]));
    expect(store.submission()['post']).toBe('Dębowa 5');
  });

  test('an option that is not offered any more is not chosen any more', () => {
    const values = ['a', 'b'].map((key) => ({ key, value: key }));
    const limit = { type: 'limit', values: ['a'], when: [on] };
    const store = storeOf([
      { alias: 'same', type: 'checkbox', title: 'Same' },
      { alias: 'one', type: 'select', title: 'One', values, bindings: [limit] },
      { alias: 'many', type: 'multi-select', title: 'Many', values, bindings: [limit] },
    ]);
    store.change('one', 'b');
    store.change('many', ['a', 'b']);
    store.change('same', true);
    expect(store.submission()).toEqual({ same: true, many: ['a'] });
  });

  test('fields that fill each other come to rest', () => {
    const flip = (alias: string, from: string): FormField => ({
      alias,
      type: 'text',
      title: alias,
      bindings: [{ type: 'fill', from, when: [{ field: from, operator: 'filled' }] }],
    });
    const store = storeOf([flip('a', 'b'), flip('b', 'a')]);
    store.change('a', '1');
    expect(store.submission()).toEqual({ a: '1', b: '1' });
  });

  test('a key leaves the cells of all other fields the same objects, so only its own field is drawn', () => {
    const store = storeOf(addresses);
    const before = store.state.getState().cells;
    store.change('home', 'L');
    const after = store.state.getState().cells;
    expect([...after].filter(([alias, cell]) => cell !== before.get(alias)).map(([alias]) => alias)).toEqual([
      'home',
    ]);
  });

  test('a newer definition keeps answers to the same questions, but no consent to other words', () => {
    const text: FormField = { alias: 'name', type: 'text', title: 'Name' };
    const consent: FormField = { alias: 'yes', type: 'consent', title: 'I agree.' };
    const store = storeOf([text, consent]);
    store.change('name', 'Anna');
    store.change('yes', true);
    store.adopt(prepareSample(definitionOf([{ ...consent, title: 'I agree to more.' }, text])));
    expect(store.submission()).toEqual({ yes: false, name: 'Anna' });
  });

  test('no default ticks a consent', () => {
    const store = storeOf([{ alias: 'yes', type: 'consent', title: 'I agree.', default_value: true }]);
    expect(store.submission()).toEqual({ yes: false });
  });
});

describe('[forms] a draft and a person', () => {
  const names = ['a', 'b', 'c'] as const;
  const name = fc.constantFrom(...names);
  const texts = fc.constantFrom('', 'Jan', 'Anna');
  const act = fc.oneof(
    fc.record({ kind: fc.constant('type' as const), name, text: texts }),
    fc.record({ kind: fc.constant('draft' as const), kept: fc.dictionary(name, texts) }),
  );

  test('property: a field holds what was typed last, else what the draft said first, else what it began with, in any order', () => {
    fc.assert(
      fc.property(fc.array(act), (acts) => {
        const store = storeOf(
          names.map((alias) => ({ alias, type: 'text', title: alias })),
          { c: 'Ewa' },
        );
        const expected = new Map<string, string>([['c', 'Ewa']]);
        const touched = new Set<string>();
        for (const one of acts) {
          if (one.kind === 'type') {
            store.change(one.name, one.text);
            expected.set(one.name, one.text);
            touched.add(one.name);
          } else {
            store.restore(new Map(Object.entries(one.kept)));
            for (const [alias, text] of Object.entries(one.kept))
              if (!touched.has(alias)) {
                expected.set(alias, text);
                touched.add(alias);
              }
          }
        }
        const held = names.map((alias) => store.state.getState().cells.get(alias)?.value);
        expect(held).toEqual(names.map((alias) => expected.get(alias) ?? ''));
      }),
    );
  });
});
