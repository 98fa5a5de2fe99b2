import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAmount } from './read-amount.ts';

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
