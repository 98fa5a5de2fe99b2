import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountText, readAmount } from './read-amount.ts';

test('[issue 5] amounts are read as people type them', () => {
  for (const [text, minor] of [
    ['1 234,56', 123_456],
    ['1234.5', 123_450],
    ['0,01', 1],
    ['1\u00a0000 zł', 100_000],
    ['7', 700],
  ] as const)
    expect(readAmount(text), text).toBe(minor);
});

test('[issue 5] what is no amount is none: signs, words, a third decimal', () => {
  for (const text of ['', '-5', '1e3', '1,234', 'sto', '1,2,3', '12345678901', '0x10', '１'])
    expect(readAmount(text), text).toBeNull();
});

test('[issue 5] every amount that is written is read back to the grosz', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (minor) => {
      const text = `${Math.floor(minor / 100)},${String(minor % 100).padStart(2, '0')}`;
      expect(readAmount(text)).toBe(minor);
    }),
  );
});

test('[truth] an amount that is written into a field is read as the same amount', () => {
  for (const minor of [0, 1, 10, 99, 100, 105, 123_450, 123_456, 99_999_999_999])
    expect(readAmount(amountText(minor)), `${minor}`).toBe(minor);
  expect([amountText(1_000_000), amountText(123_405)]).toEqual(['10000', '1234,05']);
});
