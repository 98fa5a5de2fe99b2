import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { defineWidget } from '#registry/define-widget.ts';
import type { HydrationPolicy } from '#registry/hydration.ts';
import { createRegistry } from '#registry/registry.ts';
import { textSets } from './text-sets.ts';

const widget = (type: string, sharesTexts: readonly string[] = [], hydrate: HydrationPolicy = 'load') =>
  defineWidget({
    type,
    version: 1,
    title: type,
    description: 'For tests',
    category: 'content',
    props: Type.Object({}),
    hydrate,
    sharesTexts,
    view: () => null,
    examples: [{ name: 'one', title: 'One', props: {} }],
  });
const registry = createRegistry([
  widget('form'),
  widget('signin', ['form.', 'loan.copy']),
  widget('signup', ['form.', 'loan.']),
  widget('search', ['form.'], 'never'),
]);
const sets = (texts: Record<string, string>) =>
  Object.fromEntries(
    textSets(texts, registry).map(({ name, texts, types }) => [
      name,
      [Object.keys(texts), [...types].toSorted()],
    ]),
  );

describe('[issue 16] sets of texts', () => {
  test('what several widgets use stands once, and by itself', () => {
    expect(
      sets({
        'signup.a': '',
        'signin.a': '',
        'form.b': '',
        'form.a': '',
        'loan.copy': '',
        'loan.sum': '',
        'search.a': '',
        'runtime.close': '',
        'account.wait_one': '',
        'account.a': '',
      }),
    ).toEqual({
      runtime: [
        ['account.wait_one', 'runtime.close'],
        ['form', 'signin', 'signup'],
      ],
      form: [
        ['form.a', 'form.b'],
        ['form', 'signin', 'signup'],
      ],
      'loan-copy': [['loan.copy'], ['signin', 'signup']],
      signin: [['signin.a'], ['signin']],
      signup: [['loan.sum', 'signup.a'], ['signup']],
    });
  });
});
