import { describe, expect, test } from 'vitest';
import type { FormField } from '#schemas/form.ts';
import { fieldKinds } from './field-kinds.ts';
import { readDraft, writeDraft } from './form-draft.ts';
import type { FieldCell } from './form-state.ts';

const field = (alias: string, more: Partial<FormField> = {}): FormField => ({
  alias,
  type: 'text',
  title: alias,
  ...more,
});
const cell = (value: unknown, touched = true): FieldCell => ({
  value,
  visible: true,
  required: false,
  allowed: undefined,
  fill: undefined,
  error: undefined,
  touched,
});

function storageOf() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('[forms] draft', () => {
  test.each([
    field('a', { type: 'password' }),
    field('a', { type: 'file' }),
    field('a', { type: 'consent' }),
    field('a', { validation_rules: [{ type: 'pesel' }] }),
    field('a', { validation_rules: [{ type: 'iban' }] }),
    field('a', { autocomplete: 'one-time-code' }),
  ])('[sec 1] never keeps what is secret: $type $autocomplete', (secret) => {
    const storage = storageOf();
    writeDraft(storage, 'k', {
      fields: [secret],
      cells: new Map([['a', cell('secret')]]),
      kinds: fieldKinds,
    });
    expect([...storage.kept]).toEqual([]);
  });

  test('gives back answers to questions that are still the same, after a change of the others', () => {
    const storage = storageOf();
    const cells = new Map([
      ['a', cell('one')],
      ['b', cell('two')],
      ['c', cell('default', false)],
    ]);
    writeDraft(storage, 'k', { fields: [field('a'), field('b'), field('c')], cells, kinds: fieldKinds });
    const now = [field('a'), field('b', { title: 'Asked otherwise' }), field('c')];
    expect([...readDraft(storage, 'k', { fields: now, kinds: fieldKinds })]).toEqual([['a', 'one']]);
  });

  test.each(['', 'no json', '{}', '[1,[2],["a"],["a","text\\na"]]', 'null'])(
    'anything else in its place is no draft, and no error: %s',
    (text) => {
      const storage = storageOf();
      storage.setItem('k', text);
      expect(
        [...readDraft(storage, 'k', { fields: [field('a')], kinds: fieldKinds })].filter(
          ([, value]) => value,
        ),
      ).toEqual([]);
    },
  );
});
