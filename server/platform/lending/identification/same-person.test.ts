import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSamePerson } from './same-person.ts';

const lukasz = { firstname: 'Łukasz', lastname: 'Żółć-Gęślą' };
const anna = { firstname: 'Anna', lastname: 'Nowak' };

test.each([
  [lukasz, 'LUKASZ ZOLC-GESLA'],
  [lukasz, 'Żółć Gęślą Łukasz'],
  [lukasz, 'ZOLC - GESLA LUKASZ JAN'],
  [anna, 'NOWAK ANNA'],
  [anna, 'Anna Maria Nowak'],
  [anna, 'JAN NOWAK, ANNA NOWAK'],
  [anna, 'Jan Kowalski i Anna Nowak'],
  [{ firstname: 'Anna Maria', lastname: 'Nowak' }, 'NOWAK ANNA'],
] as const)('[issue 5] %o is the owner %s', (customer, owner) => {
  expect(isSamePerson(customer, owner)).toBe(true);
});

test.each([
  [anna, 'JAN NOWAK'],
  [anna, 'Anna Nowakowska'],
  [anna, 'Anna Nowak-Kowalska'],
  [anna, 'Anna Kowalska, Jan Nowak'],
  [anna, 'Anna Maria Teresa Nowak Lis'],
  [anna, ''],
  [lukasz, 'Łukasz Żółć'],
  [{ firstname: 'Jan', lastname: 'Jan' }, 'Jan Kowalski'],
  [{ firstname: '', lastname: 'Nowak' }, 'Nowak'],
] as const)('[issue 5] %o is not the owner %s', (customer, owner) => {
  expect(isSamePerson(customer, owner)).toBe(false);
});

const word = fc.stringMatching(/^[a-ząćęłńóśźż]{2,12}$/);
test('[issue 5] whoever has an account is its owner, however the bank spells it', () => {
  fc.assert(
    fc.property(word, word, fc.boolean(), fc.boolean(), (firstname, lastname, loud, turned) => {
      const owner = turned ? `${lastname} ${firstname}` : `${firstname} ${lastname}`;
      return isSamePerson({ firstname, lastname }, loud ? owner.toUpperCase() : owner);
    }),
  );
});
