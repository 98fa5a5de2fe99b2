import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defineWidget } from '#registry/define-widget.ts';
import { choice, integer, link, list, object, text } from '#registry/fields.ts';
import { normaliseProps } from '#registry/normalise-props.ts';
import { checkLanguages, checkWords } from './check-words.ts';
import { describePropsErrors } from './describe-props-errors.ts';

const card = defineWidget({
  type: 'card',
  version: 2,
  title: 'Card',
  category: 'content',
  description: 'For tests.',
  hydrate: 'never',
  view: () => null,
  props: object({
    title: text({ title: 'Title', minLength: 1, maxLength: 10 }),
    tone: choice(['calm', 'loud'], { title: 'Tone', default: 'calm' }),
    rate: integer({ title: 'Rate', minimum: 1, maximum: 9, default: 1 }),
    href: link({ title: 'Link' }),
    items: list(object({ label: text({ title: 'Label' }) }), { title: 'Items', maxItems: 1 }),
  }),
  examples: [{ name: 'plain', title: 'Plain', props: { title: 'Card', href: '/', items: [] } }],
  migrations: { 2: (props) => props },
});
const right = { title: 'Karta', href: '/', items: [] };

function described(props: Record<string, unknown>, language: (typeof checkLanguages)[number], version = 2) {
  const read = normaliseProps(card, { props, version });
  return describePropsErrors(read.ok ? [] : read.errors, checkWords(language));
}

test.each([
  ['/title', { title: undefined }, 'To pole jest puste. Uzupełnij je.'],
  ['/title', { title: '' }, 'To pole jest puste. Uzupełnij je.'],
  ['/title', { title: 'za długi tytuł' }, 'Ten tekst jest za długi. Skróć go. Najwięcej znaków: 10.'],
  ['/title', { title: 5 }, 'W tym polu jest coś innego, niż powinno. Wpisz wartość od nowa.'],
  ['/tone', { tone: 'shrill' }, 'Takiej wartości nie ma do wyboru. Wybierz jedną z listy.'],
  ['/rate', { rate: 10 }, 'Ta liczba jest za duża. Największa liczba: 9.'],
  ['/rate', { rate: 0 }, 'Ta liczba jest za mała. Najmniejsza liczba: 1.'],
  [
    '/href',
    { href: 'javascript:alert(1)' },
    'Zapis nie pasuje do tego pola. Zobacz podpowiedź pola albo wybierz wartość od nowa.',
  ],
  [
    '/items',
    { items: [{ label: 'a' }, { label: 'b' }] },
    'Jest tu za dużo pozycji. Usuń część. Najwięcej pozycji: 1.',
  ],
  ['/items/0/label', { items: [{}] }, 'To pole jest puste. Uzupełnij je.'],
])('[issue 6] what is wrong at %s is said in Polish: %j', (path, wrong, sentences) => {
  const errors = described(JSON.parse(JSON.stringify({ ...right, ...wrong })), 'pl');
  expect(errors.map((error) => [error.path, `${error.message} ${error.cure}`])).toEqual([[path, sentences]]);
});

test('[issue 6] a block of a newer version says of which', () => {
  expect(described(right, 'pl', 3)).toMatchObject([
    { path: '', message: expect.stringContaining('(3; tu jest 2)') },
  ]);
});

test('[issue 6] whatever is stored, each thing is said once, in words and not in keys', () => {
  fc.assert(
    fc.property(
      fc.record({
        title: fc.jsonValue(),
        tone: fc.jsonValue(),
        rate: fc.jsonValue(),
        href: fc.jsonValue(),
        items: fc.jsonValue(),
      }),
      fc.constantFrom(...checkLanguages),
      (props, language) => {
        const errors = described(props, language);
        expect(new Set(errors.map(({ path, message }) => `${path} ${message}`)).size).toBe(errors.length);
        for (const { message, cure } of errors) expect(`${message} ${cure}`).not.toMatch(/check\.|\{\{/);
      },
    ),
  );
});
