import { createHmac } from 'node:crypto';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import type { PayOutcome, PostToShop } from './notify-shop.ts';
import { createSandboxGateway, registerPayPages } from './sandbox-gateway.ts';
import { type GatewayOrder, writeOrder } from './signed-order.ts';

const key = Buffer.from('k'.repeat(32));
const order: GatewayOrder = {
  id: '5b0c8a58-5d0f-4c7f-9f1c-0d3c3a0f7c11',
  amountMinor: 12_345,
  currency: 'PLN',
  title: 'Spłata <MF/1>',
  returnUrl: 'https://shop.example/confirm-wait/bc?order_id=1',
  bank: null,
};
const now = () => Date.UTC(2026, 0, 1);

function openGateway(answer = 200) {
  const sent: Parameters<PostToShop>[0][] = [];
  const waiting: (() => Promise<unknown>)[] = [];
  const post: PostToShop = async (notification) => {
    sent.push(notification);
    return answer;
  };
  const app = Fastify();
  registerPayPages(app, { key, post, now, later: (work) => waiting.push(work) });
  const { redirectUrl } = createSandboxGateway({ key, origin: () => 'https://pay.example', now }).start(
    order,
  );
  const written = new URL(redirectUrl).searchParams.get('order') ?? '';
  const pay = (fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/pay',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ order: written, code: '777 123', ...fields }).toString(),
    });
  return { app, sent, waiting, written, pay };
}

const isGenuine = ({ headers, body }: Parameters<PostToShop>[0]) =>
  headers['x-gateway-signature'] ===
  `v1=${createHmac('sha256', key).update(`${headers['x-gateway-timestamp']}.${body}`).digest('hex')}`;
const stateOf = ({ body }: Parameters<PostToShop>[0]) => (JSON.parse(body) as { state: string }).state;

describe('the sandbox gateway', () => {
  test('shows the order it was given, and no other', async () => {
    const { app, written } = openGateway();
    const page = await app.inject({ url: '/pay', query: { order: written } });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('123,45');
    expect(page.body).toContain('Spłata &lt;MF/1&gt;');
    const changed = `${Buffer.from(JSON.stringify({ ...order, amountMinor: 1 })).toString('base64url')}.${written.split('.')[1]}`;
    for (const made of ['', 'x', changed, written.slice(1)])
      expect((await app.inject({ url: '/pay', query: { order: made } })).statusCode).toBe(404);
  });

  test('[sec 21] leads back to the address of the order only', async () => {
    const { pay } = openGateway();
    const answer = await pay({ returnUrl: 'https://evil.example' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(order.returnUrl);
    expect((await pay({ order: 'made-up' })).statusCode).toBe(404);
  });

  test.each<[PayOutcome, readonly string[]]>([
    ['success', ['succeeded']],
    ['failure', ['failed']],
    ['pending', ['pending']],
    ['twice', ['succeeded', 'succeeded']],
  ])('%s: genuine notifications %j', async (outcome, states) => {
    const { pay, sent } = openGateway();
    expect((await pay({ outcome })).statusCode).toBe(303);
    expect(sent.map(stateOf)).toEqual(states);
    expect(sent.every(isGenuine)).toBe(true);
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
  });

  test('late: the customer is back before the shop hears', async () => {
    const { pay, sent, waiting } = openGateway();
    expect((await pay({ outcome: 'late' })).statusCode).toBe(303);
    expect(sent).toEqual([]);
    await Promise.all(waiting.map((work) => work()));
    expect(sent.map(stateOf)).toEqual(['succeeded']);
  });

  test('forged: the signature is wrong, and the page says what the shop made of it', async () => {
    const { pay, sent } = openGateway(401);
    const answer = await pay({ outcome: 'forged' });
    expect(answer.body).toContain('Sklep odrzucił podróbkę');
    expect(sent.map(isGenuine)).toEqual([false]);
  });

  test('[truth] a cancelled payment needs no code and is cancelled, not failed', async () => {
    const { pay, sent } = openGateway();
    expect((await pay({ action: 'cancel', code: '' })).statusCode).toBe(303);
    expect(sent.map(stateOf)).toEqual(['cancelled']);
  });

  test('[wcag 3.3.1] a wrong code is named beside its field, and nothing is sent', async () => {
    const { pay, sent } = openGateway();
    const answer = await pay({ code: '12', outcome: 'twice' });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('aria-describedby="code-hint code-error"');
    expect(answer.body).toContain('value="twice" checked');
    expect(sent).toEqual([]);
  });

  test('a transfer needs a bank and no code; who chose a bank in the shop is not asked again', async () => {
    const { app, pay, sent } = openGateway();
    const asked = await pay({ method: 'transfer', code: '' });
    expect(asked.statusCode).toBe(422);
    expect(asked.body).toContain('aria-describedby="bank-error"');
    expect((await pay({ method: 'transfer', code: '', bank: 'bank-most' })).statusCode).toBe(303);
    expect(sent.map(stateOf)).toEqual(['succeeded']);
    const query = { order: writeOrder(key, { ...order, bank: 'Bank Most' }) };
    const page = await app.inject({ url: '/pay', query });
    expect(page.body).toContain('value="transfer" checked');
    expect(page.body).not.toContain('<select');
  });

  test('a shop that does not take the notification is named', async () => {
    const { pay } = openGateway(503);
    expect((await pay({})).body).toContain('503');
  });
});
