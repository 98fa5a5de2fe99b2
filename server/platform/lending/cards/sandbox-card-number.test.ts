import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passesLuhn, sandboxCardNumber } from './sandbox-card-number.ts';

test('[truth] a sandbox card has one number of 16 digits, which ends as the card says, checks, and is nobody’s', () => {
  expect(passesLuhn('5555555555554444')).toBe(true);
  expect(passesLuhn('5555555555554445')).toBe(false);
  const key = Buffer.alloc(32, 7);
  fc.assert(
    fc.property(fc.uuid(), fc.nat(9999), (id, end) => {
      const last4 = String(end).padStart(4, '0');
      const card = sandboxCardNumber(key, id, last4);
      expect(card.number).toMatch(new RegExp(`^999999\\d{6}${last4}$`));
      expect(passesLuhn(card.number)).toBe(true);
      expect(card.securityCode).toMatch(/^\d{3}$/);
      expect(sandboxCardNumber(key, id, last4)).toEqual(card);
      expect(sandboxCardNumber(Buffer.alloc(32, 8), id, last4)).not.toEqual(card);
    }),
  );
});
