import { expect, test } from 'vitest';
import { orderPath } from './shop-pages.ts';

test('[issue 17] [sec 12] the token of an order stands behind the sign that is sent to nobody', () => {
  expect(orderPath('K7RM-2X9D', 'geheim_-1')).toBe('/zamowienie?number=K7RM-2X9D#geheim_-1');
  expect(orderPath('K7RM-2X9D', null)).toBe('/zamowienie?number=K7RM-2X9D');
  const address = new URL(orderPath('a&b#c', 'geheim'), 'https://shop.example');
  expect(address.searchParams.get('number')).toBe('a&b#c');
  expect(address.hash).toBe('#geheim');
});
