import { expect, test } from 'vitest';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import type { Checkout, CheckoutChange } from '#schemas/order.ts';
import { beginAttempt, endAttempt, keptAttempt } from './kept-attempt.ts';
import { mayHaveOrdered, sendOrder } from './send-order.ts';
import { correctionsOf } from './take-over-changes.ts';

const body: Checkout = {
  goods: [{ alias: 'lampa', item_cnt: 2 }],
  expected_total_minor: 100,
  contact: { firstname: 'Anna', lastname: 'Nowak', email: 'anna@example.com', phone: '600100200' },
  delivery: 'kurier',
  consents: [],
  payment: 'gateway',
};
const answered = (status: number, answer: object, headers: Record<string, string> = {}) =>
  sendOrder(
    sampleRef(),
    { key: 'k', body },
    { locale: 'pl', fetcher: async () => new Response(JSON.stringify(answer), { status, headers }) },
  );
const refusal = (code: string, more = {}) => ({ error: { message: 'Słowa.', code, ...more } });

test('[issue 17] each failure of an order has a name of its own, and its key stays where it may have been made', async () => {
  const changes: CheckoutChange[] = [{ kind: 'total', old_minor: 1, new_minor: 2 }];
  const outcomes = await Promise.all([
    answered(200, { data: { number: 'K' } }),
    answered(409, refusal('cart_changed', { changes })),
    answered(409, refusal('wrong_state')),
    answered(422, refusal('invalid_fields', { fields: { point: 'Wybierz.' } })),
    answered(401, refusal('unauthorized')),
    answered(429, refusal('too_many_attempts'), { 'retry-after': '61' }),
    answered(503, refusal('unavailable')),
    answered(409, refusal('in_flight')),
    sendOrder(sampleRef(), { key: 'k', body }, { locale: 'pl', fetcher: () => Promise.reject(new Error()) }),
  ]);
  expect(outcomes.map((one) => [one.kind, mayHaveOrdered(one)])).toEqual([
    ['ordered', false],
    ['changed', false],
    ['refused', false],
    ['fields', false],
    ['sign-in', false],
    ['refused', false],
    ['unknown', true],
    ['unknown', true],
    ['unknown', true],
  ]);
  expect(outcomes[1]).toEqual({ kind: 'changed', changes });
  expect(outcomes[5]).toMatchObject({ minutes: 2 });
  expect(outcomes[6]).toMatchObject({ text: 'Słowa.' });
});

test('[sec 33] the same order goes on under its key after a reload; no other one begins before its end is known', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  const first = beginAttempt(storage, body);
  expect(keptAttempt(storage)).toEqual(first);
  expect(beginAttempt(storage, { ...body })).toEqual(first);
  expect(beginAttempt(storage, { ...body, payment: 'loan' })).toBeNull();
  expect(keptAttempt(storage)).toEqual(first);
  endAttempt(storage);
  expect(keptAttempt(storage)).toBeNull();
  expect(beginAttempt(storage, { ...body, payment: 'loan' })?.key).not.toBe(first?.key);
  storage.setItem('checkout-attempt', '{"key":7}');
  expect(keptAttempt(storage)).toBeNull();
});

test('[issue 17] what is gone leaves the cart, of what is short as much stays as there is', () => {
  const line = (alias: string, quantity: number, condition?: string) => ({
    itemData: { alias },
    quantity,
    ...(condition !== undefined && { sale_condition_id: condition }),
  });
  const lines = [line('a', 3), line('b', 3, 'new'), line('c', 1), line('b', 2, 'opened'), line('d', 1)];
  const changes: CheckoutChange[] = [
    { kind: 'short', alias: 'a', left: 2 },
    { kind: 'short', alias: 'b', sale_condition_id: 'opened', left: 0 },
    { kind: 'gone', alias: 'c' },
    { kind: 'price', alias: 'd', old_minor: 1, new_minor: 2 },
    { kind: 'gone', alias: 'unknown' },
  ];
  expect(correctionsOf(lines, changes)).toEqual([
    { kind: 'fewer', key: 'a', quantity: 2 },
    { kind: 'remove', key: 'b/opened' },
    { kind: 'remove', key: 'c' },
  ]);
});
