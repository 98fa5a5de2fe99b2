import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { admits, customer, open, status } from './access.ts';
import { defineWidget } from './define-widget.ts';
import { richText, text } from './fields.ts';
import { earlierPolicy, hydrationPolicies } from './hydration.ts';
import { createRegistry } from './registry.ts';
import { mapRichText } from './rich-text-fields.ts';
import type { WidgetInput } from './widget.ts';

const props = Type.Object({ title: text({ title: 'Title' }) });
const input: WidgetInput<typeof props, never, Record<never, never>> = {
  type: 'note',
  version: 1,
  title: 'Note',
  description: 'For tests',
  category: 'content',
  props,
  hydrate: 'never',
  view: () => null,
  examples: [{ name: 'one', title: 'One', props: { title: 'Hi' } }],
};

describe('[registry] defineWidget refuses a record that contradicts itself', () => {
  test.each([
    ['a type that is not kebab-case', { type: 'Note' }, /kebab-case/],
    ['no example', { examples: [] }, /at least one example/],
    ['a version without migration', { version: 2 }, /migrations\[2\]/],
    ['a text outside of its own name', { texts: { pl: { 'other.key': 'x' } } }, /must start with "note\."/],
  ])('%s', (_what, change, message) => {
    expect(() => defineWidget({ ...input, ...change })).toThrow(message);
  });
});

describe('[registry] look-up', () => {
  const registry = createRegistry([defineWidget(input)]);
  test('finds a registered type', () => expect(registry.get('note')?.title).toBe('Note'));
  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', ''])('%j is just unknown', (type) =>
    expect(registry.get(type)).toBeUndefined(),
  );
  test('two widgets may not share a type', () =>
    expect(() => createRegistry([defineWidget(input), defineWidget(input)])).toThrow(/Two widgets/));
});

describe('[sec 16] access', () => {
  test('open admits everybody', () => expect(admits(open, { kind: 'anonymous' })).toBe(true));
  test('customer admits customers only', () => {
    expect(admits(customer, { kind: 'anonymous' })).toBe(false);
    expect(admits(customer, { kind: 'customer', status: null })).toBe(true);
  });
  test('status admits the named statuses only, and nobody by an empty list', () => {
    expect(admits(status(['contract']), { kind: 'customer', status: 'contract' })).toBe(true);
    expect(admits(status(['contract']), { kind: 'customer', status: 'nothing' })).toBe(false);
    expect(admits(status(['contract']), { kind: 'customer', status: null })).toBe(false);
    expect(admits(status([]), { kind: 'customer', status: 'contract' })).toBe(false);
  });
});

test('[hydration] a container wakes no later than what it holds', () => {
  for (const own of hydrationPolicies)
    for (const inner of hydrationPolicies) {
      const result = earlierPolicy(own, inner);
      expect(hydrationPolicies.indexOf(result)).toBe(
        Math.max(hydrationPolicies.indexOf(own), hydrationPolicies.indexOf(inner)),
      );
    }
});

test('[sec 26] every rich text is found, however deep it stands, and nothing else is touched', () => {
  const schema = Type.Object({
    html: richText({ title: 'Text' }),
    title: text({ title: 'Title' }),
    items: Type.Array(Type.Object({ answer: richText({ title: 'Answer' }) })),
  });
  const value = { html: '<b>', title: '<b>', items: [{ answer: '<i>' }], extra: '<u>' };
  expect(mapRichText(schema, value, (html) => `clean ${html}`)).toEqual({
    html: 'clean <b>',
    title: '<b>',
    items: [{ answer: 'clean <i>' }],
    extra: '<u>',
  });
  expect(value.html).toBe('<b>');
});

test('[sec 26] rich text inside unions and records is found too', () => {
  const html = richText({ title: 'Text' });
  const schema = Type.Object({
    either: Type.Union([Type.Object({ html }), Type.Object({ title: text({ title: 'Title' }) })]),
    named: Type.Record(Type.String(), html),
  });
  const value = { either: { html: '<b>' }, named: { one: '<i>' } };
  expect(mapRichText(schema, value, (dirty) => `clean ${dirty}`)).toEqual({
    either: { html: 'clean <b>' },
    named: { one: 'clean <i>' },
  });
});
