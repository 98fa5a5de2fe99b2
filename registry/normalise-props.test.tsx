import fc from 'fast-check';
import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { defineWidget } from './define-widget.ts';
import { action, choice, integer, list, object, text } from './fields.ts';
import { normaliseProps } from './normalise-props.ts';

const widget = defineWidget({
  type: 'notice',
  version: 3,
  title: 'Notice',
  description: 'For tests',
  category: 'content',
  props: Type.Object({
    title: text({ title: 'Title', maxLength: 10 }),
    tone: choice(['calm', 'loud'], { title: 'Tone', default: 'calm' }),
    items: list(object({ label: text({ title: 'Label' }), count: integer({ title: 'Count', default: 1 }) }), {
      title: 'Items',
      default: [],
    }),
    action: Type.Optional(action({ title: 'Action' })),
  }),
  hydrate: 'never',
  view: () => null,
  examples: [{ name: 'one', title: 'One', props: { title: 'Hi' } }],
  migrations: {
    2: ({ heading, ...rest }) => ({ ...rest, title: heading }),
    3: ({ loud, ...rest }) => ({ ...rest, tone: loud === true ? 'loud' : 'calm' }),
  },
});

describe('[registry] props = migrate -> defaults -> validate', () => {
  test('old props are lifted through every version', () => {
    expect(normaliseProps(widget, { version: 1, props: { heading: 'Old', loud: true } })).toEqual({
      ok: true,
      props: { title: 'Old', tone: 'loud', items: [] },
    });
  });

  test('a missing version counts as 1', () => {
    expect(normaliseProps(widget, { props: { heading: 'Old' } })).toMatchObject({
      ok: true,
      props: { title: 'Old' },
    });
  });

  test('defaults are filled at every depth', () => {
    const result = normaliseProps(widget, { version: 3, props: { title: 'Now', items: [{ label: 'a' }] } });
    expect(result).toEqual({
      ok: true,
      props: { title: 'Now', tone: 'calm', items: [{ label: 'a', count: 1 }] },
    });
  });

  test('props the schema does not know never reach a view', () => {
    const result = normaliseProps(widget, { version: 3, props: { title: 'Now', onclick: 'alert(1)' } });
    expect(result).toEqual({ ok: true, props: { title: 'Now', tone: 'calm', items: [] } });
  });

  test('an error names path, what is wrong and the cure', () => {
    const result = normaliseProps(widget, {
      version: 3,
      props: { title: 'far too long a title', tone: 'shrill', items: [{}] },
    });
    expect(result.ok).toBe(false);
    const errors = result.ok ? [] : result.errors;
    expect(errors).toMatchObject([
      { path: '/title', keyword: 'maxLength', params: { limit: 10 }, cure: 'Use at most 10.' },
      { path: '/tone', keyword: 'enum', cure: 'Use one of: calm, loud.' },
      { path: '/items/0', keyword: 'required', cure: 'Fill in label.' },
    ]);
    for (const { message } of errors) expect(message).not.toBe('');
  });

  test('props of a newer version are refused, not guessed', () => {
    expect(normaliseProps(widget, { version: 4, props: {} })).toMatchObject({
      ok: false,
      errors: [{ cure: expect.stringContaining('newer') }],
    });
  });

  test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://plain.example'])(
    'the address %s is refused',
    (href) => {
      expect(
        normaliseProps(widget, { version: 3, props: { title: 'x', action: { label: 'Go', href } } }),
      ).toMatchObject({ ok: false });
    },
  );

  test('[law] whatever is stored, it answers and leaves the stored block alone', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.integer({ min: 1, max: 5 }),
        (props, version) => {
          const before = structuredClone(props);
          const result = normaliseProps(widget, { props, version });
          expect(typeof result.ok).toBe('boolean');
          expect(props).toEqual(before);
        },
      ),
    );
  });
});
