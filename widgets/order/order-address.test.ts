import { expect, test } from 'vitest';
import { orderPath } from '#schemas/shop-pages.ts';
import { readOrderAddress } from './order-address.ts';

const token = 'abcdefghijklmnopqrstuvwxyz_-0123';

test('[issue 17] the address of an order is read as it was written', () => {
  const address = new URL(orderPath('K7RM-2X9D', token), 'https://shop.example');
  expect(readOrderAddress(address)).toEqual({ number: 'K7RM-2X9D', token });
  expect(readOrderAddress({ search: '?number=%20k7rm-2x9d%20&utm_source=mail', hash: '' })).toEqual({
    number: 'K7RM-2X9D',
    token: null,
  });
});

test('[sec 10] what looks like no number and no token is none', () => {
  for (const [search, hash] of [
    ['', ''],
    ['?number=', '#'],
    ['?number=<script>', '#short'],
    [`?number=${'A'.repeat(21)}`, `#${'a'.repeat(101)}`],
    ['?number=a%20b', `#${token} `],
  ] as const)
    expect(readOrderAddress({ search, hash })).toEqual({ number: null, token: null });
});
