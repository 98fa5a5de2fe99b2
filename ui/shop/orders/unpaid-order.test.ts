import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#engine/react/testing/memory-storage.ts';
import { forgetUnpaidOrder, noteUnpaidOrder, unpaidOrder } from './unpaid-order.ts';

const order = {
  number: 'K7RM-2X9D',
  token: 'abcdefghijklmnopqrstuvwxyz_-0123',
  until: '2026-11-10T09:25:00.000Z',
};
const untilMs = Date.parse(order.until);

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', memoryStorage());
  return () => vi.unstubAllGlobals();
});

test('an order that waits to be paid is known in its tab until its time is over', () => {
  expect(unpaidOrder(0)).toBeNull();
  noteUnpaidOrder(order);
  expect(unpaidOrder(untilMs - 1)).toEqual(order);
  expect(unpaidOrder(untilMs)).toBeNull();
});

test('it is forgotten when it is paid; another one is not', () => {
  noteUnpaidOrder(order);
  forgetUnpaidOrder('AAAA-2X9D');
  expect(unpaidOrder(0)).toEqual(order);
  forgetUnpaidOrder(order.number);
  expect(unpaidOrder(0)).toBeNull();
});

test('[sec 10] what somebody else wrote there leads nowhere', () => {
  for (const odd of [{ token: 'x' }, { number: '<b>' }, { number: '//evil.example' }, { until: 'soon' }]) {
    noteUnpaidOrder({ ...order, ...odd });
    expect(unpaidOrder(0)).toBeNull();
  }
});
