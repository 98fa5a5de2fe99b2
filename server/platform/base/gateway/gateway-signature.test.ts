import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isGenuine, signNotification } from './gateway-signature.ts';
import { createHttpGateway } from './http-gateway.ts';

const key = Buffer.from('example-key-of-at-least-32-characters');
const now = 1_767_225_600_000;

test('the example of docs/payments.md', () => {
  const body = '{"id":"n-1","order_id":"o-1","state":"succeeded","amount_minor":12345,"currency":"PLN"}';
  expect(signNotification(key, '1767225600', body)).toMatchInlineSnapshot(
    `"v1=daba1dfcfb9b90ef0f92762ae425a52533047d93fb9e5e4568f0353e5fee3100"`,
  );
});

test('[sec 33] only the very bytes, the very time and the very key are genuine', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1 }), fc.nat(), (bytes, at) => {
      const body = Buffer.from(bytes);
      const timestamp = '1767225600';
      const signature = signNotification(key, timestamp, body);
      const sent = { timestamp, signature, body };
      expect(isGenuine(key, sent, now)).toBe(true);
      const changed = Buffer.from(bytes);
      const place = at % changed.length;
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(isGenuine(key, { ...sent, body: changed }, now)).toBe(false);
      expect(isGenuine(key, { ...sent, timestamp: '1767225601' }, now)).toBe(false);
      expect(isGenuine(Buffer.from('x'), sent, now)).toBe(false);
      expect(isGenuine(key, sent, now + 301_000)).toBe(false);
    }),
  );
});

test.each([
  [undefined, 'v1=00'],
  ['1767225600', undefined],
  ['1e9', 'v1=00'],
  ['1767225600', ''],
  ['-1', 'v1='],
])('[sec 33] %s and %s are nobody’s', (timestamp, signature) => {
  expect(isGenuine(key, { timestamp, signature, body: Buffer.from('{}') }, now)).toBe(false);
});

test('a gateway gets a signed order, and its page is checked', async () => {
  const seen: unknown[] = [];
  const open = (status: number, answer: unknown) =>
    createHttpGateway({
      url: 'https://pay.example/api/',
      key,
      now: () => now,
      post: async (url, body, headers) => {
        seen.push([url, JSON.parse(body), headers]);
        expect(headers['x-gateway-signature']).toBe(signNotification(key, '1767225600', body));
        return { status, body: answer };
      },
    });
  const order = {
    id: 'o-1',
    amountMinor: 100,
    currency: 'PLN',
    title: 'T',
    returnUrl: 'https://s.example/',
    bank: null,
    method: null,
  };
  const good = open(201, { redirect_url: 'https://pay.example/p/1', reference: 'R' });
  expect(await good.start(order)).toEqual({ redirectUrl: 'https://pay.example/p/1', reference: 'R' });
  expect(seen).toMatchObject([
    ['https://pay.example/api/orders', { order_id: 'o-1', amount_minor: 100 }, { 'idempotency-key': 'o-1' }],
  ]);
  await expect(open(500, {}).start(order)).rejects.toThrow('500');
  await expect(open(200, { redirect_url: 'javascript:alert(1)' }).start(order)).rejects.toThrow('page');
});
