import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressLine, addressOf, withAddress } from './own-address.ts';

const word = fc.stringMatching(/^[A-Za-zÀ-ž0-9]{1,12}$/);
const address = fc.record(
  { postal_code: fc.stringMatching(/^\d{2}-\d{3}$/), city: word, street: word, house: word, flat: word },
  { requiredKeys: ['postal_code', 'city', 'house'] },
);

test('[truth] the house number stands in every line, and nothing of the address before', () => {
  fc.assert(
    fc.property(address, address, (before, after) => {
      const profile = withAddress(withAddress({ employer: 'x' }, before), after);
      expect(profile).toEqual({ employer: 'x', ...after });
      expect(addressOf(profile)).toEqual(after);
      const number = after.flat === undefined ? after.house : `${after.house}/${after.flat}`;
      expect(addressLine(profile)).toBe(
        `${after.street ?? after.city} ${number}, ${after.postal_code} ${after.city}`,
      );
    }),
  );
});

test('[truth] an address that lacks a part is none, and its line has what there is', () => {
  expect(addressOf({ postal_code: '30-081', city: 'Kraków', street: 'Królewska' })).toBeNull();
  expect(addressLine({ postal_code: '30-081', city: 'Kraków', street: 'Królewska' })).toBe(
    'Królewska, 30-081 Kraków',
  );
  expect(addressLine({ city: 'Kraków' })).toBe('Kraków');
  expect(addressLine({ employer: 'x' })).toBeNull();
});
