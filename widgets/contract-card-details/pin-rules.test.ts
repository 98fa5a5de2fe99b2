import { expect, test } from 'vitest';
import { pinFault } from './pin-rules.ts';

test('[issue 5] a PIN is four digits that nobody tries first', () => {
  for (const pin of ['1379', '0099', '1243', '9021']) expect(pinFault(pin), pin).toBeNull();
  for (const pin of ['', '123', '12345', '12a4', '１２３９']) expect(pinFault(pin), pin).toBe('four-digits');
  expect(pinFault('7777')).toBe('all-same');
  for (const pin of ['1234', '6789', '4321', '2468', '8901']) expect(pinFault(pin), pin).toBe('in-order');
  for (const pin of ['1212', '1221']) expect(pinFault(pin), pin).toBe('pairs');
});
