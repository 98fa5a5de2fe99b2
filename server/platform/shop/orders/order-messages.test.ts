import { expect, test } from 'vitest';
import { orderLink } from './order-messages.ts';
import { tokenOf } from './order-token.ts';

const order = { id: '6f1c3f0a-0000-4000-8000-000000000001', number: 'K7RM-2X9D' };
const publicOrigin = () => 'https://shop.example';

test('[issue 17] letters lead to the page of the order; the gateway gets no token', () => {
  const secret = new TextEncoder().encode('a secret of the installation');
  expect(orderLink(order, { publicOrigin, secret })).toBe(
    `https://shop.example/zamowienie?number=K7RM-2X9D#${tokenOf(secret, order.id)}`,
  );
  expect(orderLink(order, { publicOrigin, secret: null })).toBe(
    'https://shop.example/zamowienie?number=K7RM-2X9D',
  );
});
