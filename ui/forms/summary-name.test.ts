import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameOf } from './summary-name.ts';

test.each([
  ['Imię', 'Imię:'],
  ['Czy masz z nami umowę?', 'Czy masz z nami umowę?'],
  ['Potwierdzam, że to przeczytałem.', 'Potwierdzam, że to przeczytałem:'],
  [
    'Akceptuję regulamin świadczenia usług drogą elektroniczną Mozaika Finanse sp. z o.o.',
    'Akceptuję regulamin świadczenia usług drogą elektroniczną…',
  ],
])('[wcag 3.3.1] the summary names the field %s in a few words', (title, name) => {
  expect(nameOf(title)).toBe(name);
});

test('[forms] a name in the summary is never longer than two lines of a phone and never bare', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 400 }), (title) => {
      expect(nameOf(title).length).toBeLessThanOrEqual(61);
      expect(nameOf(title)).toMatch(/[:?!…]$/u);
    }),
  );
});
