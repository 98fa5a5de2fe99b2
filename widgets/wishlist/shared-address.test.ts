import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goodsParameter, readShared, sharedAddress, sharedMost } from './shared-address.ts';

const alias = fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9}){0,4}$/);

test('[issue 17] who opens a list that was passed on sees its goods in their order, the first 48 of them', () => {
  fc.assert(
    fc.property(fc.uniqueArray(alias, { maxLength: 60 }), (aliases) => {
      const address = new URL(sharedAddress('https://shop.example/ulubione', aliases));
      expect(readShared(address.searchParams.get(goodsParameter))).toEqual(aliases.slice(0, sharedMost));
    }),
  );
});

test('whatever an address says is a list or none', () => {
  expect(readShared(null)).toBeNull();
  expect(readShared('')).toEqual([]);
  expect(readShared('lampa.lampa..__proto__.A.biurko-')).toEqual(['lampa']);
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readShared(text)?.length).toBeLessThanOrEqual(48);
    }),
  );
});
