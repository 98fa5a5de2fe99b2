import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PricedCart } from '#schemas/cart.ts';
import { idempotencyHeader } from '#schemas/lending/payments.ts';
import type { CheckoutChange, CheckoutDone, OrderSummary } from '#schemas/order.ts';
import { fewPieces, type OrderCounts, type StaffOrder, type StockRow } from '#schemas/studio/orders.ts';
import { bearing, logIn, tokensOf } from '../../testing/ask-customer.ts';
import { onBackends } from '../../testing/on-backends.ts';
import { unpaidLetterLimit } from '../orders/order-messages.ts';
import { buyer, doneOf, openShop, requiredConsent, type ShopBench } from './shop-bench.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Orders of the shop: calculated anew, reserved, paid, sent, given back. */
onBackends((backend) => {
  describe('orders', () => {
    let shop: ShopBench;
    beforeAll(async () => {
      shop = await openShop(backend);
    });
    afterAll(() => shop.platform.close());
    beforeEach(() => shop.begin());

    const changesOf = (answer: { body: { error?: object } }) =>
      (answer.body.error as { changes?: CheckoutChange[] } | undefined)?.changes;

    test('[issue 17] a guest orders, pays at the gateway, and follows the order until it is delivered', async () => {
      await shop.count(shop.kettle(), 3);
      const answer = await shop.buyKettles(2);
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      const order = doneOf(answer);
      expect(order).toMatchObject({ status: 'awaiting-payment', total_minor: 21_500, loan_sum: null });
      expect(order.number).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
      expect(order.redirect_url).toMatch(/^https:\/\/pay\.example\//);
      expect(shop.orders[0]).toMatchObject({ amountMinor: 21_500, currency: 'PLN' });
      expect(shop.orders[0]?.returnUrl).not.toContain(order.token);
      expect((await shop.stockOf(shop.kettle()))[0]?.pieces).toEqual({ on_hand: 3, reserved: 2 });
      expect((await shop.told(order, 'succeeded')).status).toBe(200);
      await shop.staffDo('packed', order);
      expect((await shop.staffDo('sent', order)).status).toBe(422);
      await shop.staffDo('sent', order, { tracking: 'PL 123' });
      await shop.staffDo('delivered', order);
      const seen = await shop.look(order);
      expect(seen).toMatchObject({
        status: 'delivered',
        tracking: 'PL 123',
        can_cancel: false,
        can_withdraw: true,
      });
      expect(seen.history.map(({ status }) => status)).toEqual([
        'awaiting-payment',
        'paid',
        'packed',
        'sent',
        'delivered',
      ]);
      expect((await shop.stockOf(shop.kettle()))[0]?.pieces).toEqual({ on_hand: 1, reserved: 0 });
      const subjects = (await shop.letters(order)).toReversed();
      expect(subjects).toEqual([
        `Zamówienie ${order.number} przyjęte`,
        `Zamówienie ${order.number} jest opłacone`,
        `Zamówienie ${order.number} jest w drodze`,
      ]);
    });

    test('[sec 35] what changed is said, old and new, and nothing is ordered or reserved', async () => {
      await shop.count(shop.kettle(), 1);
      const answer = await shop.checkout({
        goods: [
          { alias: shop.kettle(), item_cnt: 2, unit_price_minor: 9_000 },
          { alias: 'lamp', sale_condition_id: 'used', item_cnt: 1, unit_price_minor: 15_000 },
          { alias: 'ghost', item_cnt: 1 },
          { alias: 'lamp', sale_condition_id: 'broken', item_cnt: 1 },
        ],
        expected_total_minor: 1,
        delivery_price_minor: 900,
      });
      expect([answer.status, answer.body.error?.code]).toEqual([409, 'cart_changed']);
      expect(changesOf(answer)).toEqual([
        {
          kind: 'price',
          alias: shop.kettle(),
          title: `Towar ${shop.kettle()}`,
          old_minor: 9_000,
          new_minor: 10_000,
        },
        { kind: 'gone', alias: 'ghost', title: 'Towar ghost' },
        { kind: 'gone', alias: 'lamp', sale_condition_id: 'broken', title: 'Towar lamp' },
        { kind: 'delivery', old_minor: 900, new_minor: 1_500 },
        { kind: 'total', old_minor: 1, new_minor: 36_500 },
        { kind: 'short', alias: shop.kettle(), title: `Towar ${shop.kettle()}`, left: 1 },
      ]);
      expect((await shop.stockOf(shop.kettle()))[0]?.pieces).toEqual({ on_hand: 1, reserved: 0 });
      expect(shop.orders).toEqual([]);
    });

    test('[issue 17] the cart knows what is left, as the checkout does, and reserves nothing', async () => {
      await shop.count(shop.kettle(), 3);
      await shop.buyKettles(1);
      const inCart = async (item_cnt: number) => {
        const answer = await shop.send('/v2/cart', {
          payload: { goods: [{ alias: shop.kettle(), item_cnt }] },
        });
        const { lines, can_order, details } = answer.body.data as PricedCart;
        return [lines[0]?.problem, lines[0]?.left, details.total_price, can_order];
      };
      expect(await inCart(3)).toEqual(['short', 2, 0, false]);
      expect(changesOf(await shop.buyKettles(3))).toMatchObject([{ kind: 'short', left: 2 }]);
      expect(await inCart(2)).toEqual([undefined, 2, 20_000, true]);
      expect((await shop.buyKettles(2)).status).toBe(200);
      expect(await inCart(1)).toEqual(['unavailable', 0, 0, false]);
    });

    test('an order asks for delivery, address, consent and no article twice, in words', async () => {
      const wrong = async (more: object) => {
        const { status, body } = await shop.buyKettles(1, more);
        return [status, Object.keys(body.error?.fields ?? {})];
      };
      expect(await wrong({ delivery: 'drone' })).toEqual([422, ['delivery']]);
      expect(await wrong({ address: undefined })).toEqual([422, ['address']]);
      expect(await wrong({ consents: [] })).toEqual([422, [`consents/${requiredConsent}`]]);
      const lamps = [
        { alias: 'lamp', item_cnt: 1 },
        { alias: 'lamp', sale_condition_id: 'new', item_cnt: 1 },
      ];
      expect(await wrong({ goods: lamps })).toEqual([422, ['goods/1']]);
      expect((await shop.buyKettles(1, { delivery: 'branch', expected_total_minor: 10_000 })).status).toBe(
        200,
      );
    });

    test.each<[string, object, string[]]>([
      ['a U+0000', { contact: { ...buyer.contact, email: 'a@b.pl\u0000' } }, ['body/contact/email']],
      [
        'an address in angle brackets',
        { contact: { ...buyer.contact, email: '<a@b.pl>' } },
        ['body/contact/email'],
      ],
      [
        'a control character',
        { contact: { ...buyer.contact, email: 'a\u0007@b.pl' } },
        ['body/contact/email'],
      ],
      [
        'a line break in a name',
        { contact: { ...buyer.contact, firstname: 'A\r\nBcc: x@y.pl' } },
        ['body/contact/firstname'],
      ],
      ['fields nobody knows', { status: 'paid', paid_minor: 1 }, ['body/paid_minor', 'body/status']],
    ])('[sec 31] %s is refused, and the answer names the field', async (_what, change, fields) => {
      const { status, body } = await shop.buyKettles(1, change);
      expect([status, Object.keys(body.error?.fields ?? {}).sort()]).toEqual([400, fields]);
    });

    test('[sec 31] a cart above the limit of its call is refused, and the answer says that limit', async () => {
      const { status, body } = await shop.buyKettles(1, { point: 'x'.repeat(64 * 1024) });
      expect([status, body.error?.code]).toEqual([413, 'too_large']);
      expect(body.error?.message).toContain('64 kB');
    });

    test('[sec 33] the same key again is the same order; for another body 422; without one 400', async () => {
      await shop.count(shop.kettle(), 10);
      const headers = { [idempotencyHeader]: randomUUID() };
      const answers = await Promise.all(Array.from({ length: 4 }, () => shop.buyKettles(1, {}, headers)));
      expect(new Set(answers.map((one) => doneOf(one)?.number)).size).toBe(1);
      expect(new Set(answers.map((one) => doneOf(one)?.token)).size).toBe(1);
      expect((await shop.stockOf(shop.kettle()))[0]?.pieces).toEqual({ on_hand: 10, reserved: 1 });
      expect((await shop.buyKettles(2, {}, headers)).body.error?.code).toBe('invalid_content');
      expect((await shop.buyKettles(1, {}, { [idempotencyHeader]: 'x' })).status).toBe(400);
    });

    test('a gateway that is away leaves nothing ordered and nothing held, and the same key orders later', async () => {
      await shop.count(shop.kettle(), 2);
      shop.gateway.isAway = true;
      const headers = { [idempotencyHeader]: randomUUID() };
      expect((await shop.buyKettles(1, {}, headers)).status).toBe(503);
      expect((await shop.stockOf(shop.kettle()))[0]?.pieces).toEqual({ on_hand: 2, reserved: 0 });
      shop.gateway.isAway = false;
      expect(doneOf(await shop.buyKettles(1, {}, headers)).redirect_url).toMatch(/^https:/);
      expect((await shop.stockOf(shop.kettle()))[0]?.pieces).toEqual({ on_hand: 2, reserved: 1 });
    });

    test('[sec 33] tries of one intention at once open one payment and make one order', async () => {
      const headers = { [idempotencyHeader]: randomUUID() };
      const answers = await Promise.all([1, 2, 3].map(() => shop.buyKettles(1, {}, headers)));
      expect(new Set(answers.map((answer) => doneOf(answer).number)).size).toBe(1);
      expect(new Set(shop.orders.map(({ id, title }) => `${id} ${title}`)).size).toBe(1);
    });

    test('pieces that are sold while the gateway is asked are told of before anything is paid, and nothing is ordered', async () => {
      await shop.count(shop.kettle(), 1);
      const first: CheckoutDone[] = [];
      shop.gateway.meanwhile = async () => first.push(doneOf(await shop.buyKettles(1)));
      const second = await shop.buyKettles(1);
      expect([second.status, changesOf(second)]).toEqual([
        409,
        [{ kind: 'short', alias: shop.kettle(), title: `Towar ${shop.kettle()}`, left: 0 }],
      ]);
      expect(first.map(({ status }) => status)).toEqual(['awaiting-payment']);
      expect((await shop.stockOf(shop.kettle()))[0]?.pieces).toEqual({ on_hand: 1, reserved: 1 });
    });

    test('[sec 9] one address holds no shop’s stock: its unpaid pieces of an article are limited, over the end of the hold, too', async () => {
      await shop.count(shop.kettle(), 500);
      // Addresses of one network are one client.
      const buy = async (count: number, last = randomUUID().slice(0, 4)) =>
        shop.send('/v2/order/checkout', {
          payload: {
            ...buyer,
            goods: [{ alias: shop.kettle(), item_cnt: count }],
            expected_total_minor: count * 10_000 + 1_500,
          },
          headers: { [idempotencyHeader]: randomUUID() },
          remoteAddress: `2001:db8:5:${shop.kettle().slice(7)}::${last}`,
        });
      const answers = await Promise.all(Array.from({ length: 5 }, () => buy(99)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
      const refused = answers.find(({ status }) => status === 409);
      expect(refused?.body.error).toMatchObject({ code: 'wrong_state', reason: 'orders.tooManyHeld' });
      expect(refused?.body.error?.message).toContain(`Towar ${shop.kettle()}`);
      expect((await shop.stockOf(shop.kettle()))[0]?.pieces).toEqual({ on_hand: 500, reserved: 99 });
      // Others may buy.
      expect((await shop.buyKettles(99)).status).toBe(200);
      await shop.pass(15 * minuteMs);
      await shop.platform.sweepOrders();
      expect((await buy(1)).body.error?.code).toBe('wrong_state');
      await shop.pass(dayMs);
      await shop.platform.sweepOrders();
      const small = doneOf(await buy(2));
      expect((await buy(98)).status).toBe(409);
      await shop.told(small, 'succeeded');
      expect((await buy(98)).status).toBe(200);
    });

    test('[issue 17] many buyers, few pieces: each piece is sold once, and the others are told', async () => {
      await shop.count(shop.kettle(), 3);
      const answers = await Promise.all(Array.from({ length: 8 }, () => shop.buyKettles(1)));
      const good = answers.filter(({ status }) => status === 200);
      expect(good).toHaveLength(3);
      for (const answer of answers.filter(({ status }) => status !== 200))
        expect(changesOf(answer)).toEqual([
          { kind: 'short', alias: shop.kettle(), title: `Towar ${shop.kettle()}`, left: 0 },
        ]);
      expect((await shop.stockOf(shop.kettle()))[0]?.pieces).toEqual({ on_hand: 3, reserved: 3 });
    });

    test('[issue 17] an article without a piece is not available anywhere, until one is free again', async () => {
      const available = async () => {
        const [list, one] = await Promise.all([
          shop.send('/v2/catalog/categories/home/goods', { payload: { filters: { available: ['true'] } } }),
          shop.send(`/v2/catalog/goods/${shop.kettle()}`),
        ]);
        const aliases = (list.body.data as { alias: string }[]).map(({ alias }) => alias);
        return [aliases.includes(shop.kettle()), (one.body.data as { available: boolean }).available];
      };
      const lampIs = async () =>
        ((await shop.send('/v2/catalog/goods/lamp')).body.data as { available: boolean }).available;
      await shop.count(shop.kettle(), 1);
      expect(await available()).toEqual([true, true]);
      await shop.platform.sweepOrders();
      const { token } = await shop.send(`/v2/catalog/goods/${shop.kettle()}`);
      await shop.buyKettles(1);
      expect(await available()).toEqual([false, false]);
      // Caches of pages learn of it with the next round, once.
      expect(await shop.platform.sweepOrders()).toMatchObject({ turned: 1 });
      expect((await shop.send(`/v2/catalog/goods/${shop.kettle()}`)).token).not.toBe(token);
      expect(await shop.platform.sweepOrders()).toMatchObject({ turned: 0 });
      await shop.pass(15 * minuteMs);
      expect(await shop.platform.sweepOrders()).toMatchObject({ expired: 1, turned: 1 });
      expect(await available()).toEqual([true, true]);
      await shop.count('lamp', 0, 'new');
      expect(await lampIs()).toBe(true);
      await shop.count('lamp', 0, 'used');
      expect(await lampIs()).toBe(false);
    });

    test('what nobody paid within 15 minutes is free again, and money that comes late is not lost', async () => {
      await shop.count(shop.kettle(), 1);
      const first = doneOf(await shop.buyKettles(1));
      await shop.pass(15 * minuteMs - 1);
      await shop.platform.sweepOrders();
      expect(await shop.look(first)).toMatchObject({
        status: 'awaiting-payment',
        redirect_url: first.redirect_url,
        expires_at: new Date(shop.now() + 1).toISOString(),
      });
      await shop.pass(1);
      // Nobody is led to pay for what is not held any more, also before the job has come round.
      expect((await shop.look(first)).redirect_url).toBeNull();
      await shop.platform.sweepOrders();
      expect((await shop.look(first)).status).toBe('expired');
      // The pieces are there: the order lives on.
      await shop.told(first, 'succeeded');
      expect((await shop.look(first)).status).toBe('paid');
      await shop.buyerDoes('cancel', first);
      const second = doneOf(await shop.buyKettles(1));
      await shop.pass(15 * minuteMs);
      await shop.platform.sweepOrders();
      const third = doneOf(await shop.buyKettles(1));
      await shop.told(third, 'succeeded');
      await shop.told(second, 'succeeded');
      await shop.platform.sweepOrders();
      expect(await shop.look(second)).toMatchObject({ status: 'refunded', refunded_minor: 11_500 });
      expect((await shop.look(third)).status).toBe('paid');
      expect(shop.refunds.map(({ amountMinor }) => amountMinor)).toEqual([11_500, 11_500]);
    });

    test('money for an order its buyer gave up goes back, though the pieces are there, and the buyer is told', async () => {
      await shop.count(shop.kettle(), 1);
      const order = doneOf(await shop.buyKettles(1));
      await shop.buyerDoes('cancel', order);
      await shop.told(order, 'succeeded');
      expect((await shop.look(order)).status).toBe('cancelled');
      expect((await shop.stockOf(shop.kettle()))[0]?.pieces).toEqual({ on_hand: 1, reserved: 0 });
      await shop.platform.sweepOrders();
      expect(await shop.look(order)).toMatchObject({ status: 'refunded', refunded_minor: 11_500 });
      expect((await shop.letters(order)).toReversed()).toEqual([
        `Zamówienie ${order.number} przyjęte`,
        `Zamówienie ${order.number} anulowane`,
        `Zamówienie ${order.number}: zwrócimy pieniądze`,
        `Zwrot za zamówienie ${order.number}`,
      ]);
    });

    test('[sec 9] unpaid orders send a stranger’s mailbox a few letters a day, from wherever they come; paid ones send all', async () => {
      const contactAs = (email: string) => ({ contact: { ...buyer.contact, email } });
      const stranger = 'stranger@mailbox.example';
      const spellings = [stranger, 'Stranger@Mailbox.example', 'stranger+offers@mailbox.example'];
      const letters = async () => (await Promise.all([...new Set(spellings)].map(shop.lettersTo))).flat();
      for (let at = 0; at < unpaidLetterLimit.attempts; at += 1) {
        const order = doneOf(
          await shop.buyKettles(1, contactAs(spellings[at % spellings.length] ?? stranger)),
        );
        expect((await shop.buyerDoes('cancel', order)).status).toBe(200);
      }
      expect(await letters()).toHaveLength(unpaidLetterLimit.attempts);
      // Nobody asks for the letter of an order that was left.
      const left = doneOf(await shop.buyKettles(1, contactAs(stranger)));
      await shop.pass(15 * minuteMs);
      await shop.platform.sweepOrders();
      expect((await shop.look(left)).status).toBe('expired');
      expect(await letters()).toHaveLength(unpaidLetterLimit.attempts);
      // The order is made all the same, and told of from the payment on.
      const paid = doneOf(await shop.buyKettles(1, contactAs(stranger)));
      await shop.told(paid, 'succeeded');
      await shop.buyerDoes('cancel', paid);
      await shop.platform.sweepOrders();
      expect((await shop.letters(paid)).toReversed()).toEqual([
        `Zamówienie ${paid.number} jest opłacone`,
        `Zamówienie ${paid.number} anulowane`,
        `Zwrot za zamówienie ${paid.number}`,
      ]);
      // Another mailbox is another.
      const other = doneOf(await shop.buyKettles(1, contactAs('somebody@mailbox.example')));
      expect(await shop.letters(other)).toEqual([`Zamówienie ${other.number} przyjęte`]);
      await shop.pass(unpaidLetterLimit.windowMs);
      const later = doneOf(await shop.buyKettles(1, contactAs(stranger)));
      expect(await shop.letters(later)).toEqual([`Zamówienie ${later.number} przyjęte`]);
    });

    test('an article that is counted since an order expired is not sold twice by its late money', async () => {
      const late = doneOf(await shop.buyKettles(1));
      await shop.pass(15 * minuteMs);
      await shop.platform.sweepOrders();
      await shop.count(shop.kettle(), 1);
      await shop.buyKettles(1);
      await shop.told(late, 'succeeded');
      await shop.platform.sweepOrders();
      expect((await shop.look(late)).status).toBe('refunded');
    });

    test('a notification counts once, for the right sum; a failure leaves the order waiting', async () => {
      const order = doneOf(await shop.buyKettles(1));
      expect((await shop.told(order, 'succeeded', { amount_minor: 1 })).status).toBe(422);
      expect((await shop.told(order, 'succeeded', { order_id: randomUUID() })).status).toBe(404);
      await shop.told(order, 'failed');
      expect(await shop.look(order)).toMatchObject({
        status: 'awaiting-payment',
        attempts: [{ state: 'failed', at: new Date(shop.now()).toISOString() }],
      });
      const id = randomUUID();
      await Promise.all([
        shop.told(order, 'succeeded', { id }),
        shop.told(order, 'succeeded', { id }),
        shop.told(order, 'succeeded'),
      ]);
      expect((await shop.look(order)).history.map(({ status }) => status)).toEqual([
        'awaiting-payment',
        'paid',
      ]);
    });

    test('[sec 15] number and token open an order; a wrong one of either is 404, for its document too, and guessing ends', async () => {
      const [one, two] = [doneOf(await shop.buyKettles(1)), doneOf(await shop.buyKettles(1))];
      const tried = async (number: string, token: string, remoteAddress: string) =>
        (await shop.send('/v2/order/get', { payload: { number, token }, remoteAddress })).status;
      expect(await tried(one.number.toLowerCase(), one.token, '10.9.0.1')).toBe(200);
      expect(await tried(one.number, two.token, '10.9.0.1')).toBe(404);
      expect(await tried('2222-2222', one.token, '10.9.0.1')).toBe(404);
      const file = (token: string) =>
        shop.platform.app.inject({
          method: 'POST',
          url: '/v2/order/document',
          payload: { number: one.number, token },
          remoteAddress: '10.9.0.3',
        });
      const [own, foreign] = await Promise.all([file(one.token), file(two.token)]);
      expect([own.statusCode, own.headers['content-type'], own.rawPayload.toString('latin1', 0, 5)]).toEqual([
        200,
        'application/pdf',
        '%PDF-',
      ]);
      expect(own.headers['cache-control']).toBe('private, no-store');
      expect([foreign.statusCode, foreign.json().error.code]).toEqual([404, 'not_found']);
      for (const _try of Array.from({ length: 30 })) await tried(one.number, 'x', '10.9.0.2');
      expect(await tried(one.number, one.token, '10.9.0.2')).toBe(429);
    });

    test('[sec 9] whoever asks for a document again and again has it drawn once, and is told to wait', async () => {
      const { number, token } = doneOf(await shop.buyKettles(1));
      shop.drawn.length = 0;
      const question = { payload: { number, token }, remoteAddress: '10.9.0.4' };
      const ask = () => shop.platform.app.inject({ method: 'POST', url: '/v2/order/document', ...question });
      const answers = await Promise.all(Array.from({ length: 40 }, ask));
      const good = answers.filter(({ statusCode }) => statusCode === 200);
      expect(good).toHaveLength(30);
      expect(new Set(good.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]));
      expect(shop.drawn).toHaveLength(1);
    });

    test('[sec 9] orders that are refused count, too: who tries on and on is told to wait', async () => {
      const tried = async () => {
        const headers = { [idempotencyHeader]: randomUUID() };
        const payload = {
          ...buyer,
          goods: [{ alias: 'nothing-like-it', item_cnt: 1 }],
          expected_total_minor: 1,
        };
        return (await shop.send('/v2/order/checkout', { payload, headers, remoteAddress: '10.9.0.3' }))
          .status;
      };
      expect(await tried()).toBe(409);
      await Promise.all(Array.from({ length: 119 }, tried));
      expect(await tried()).toBe(429);
    });

    test('a paid order that is cancelled is refunded once; one that was sent cannot be', async () => {
      const order = doneOf(await shop.buyKettles(1));
      await shop.told(order, 'succeeded');
      shop.gateway.isAway = true;
      expect((await shop.buyerDoes('cancel', order)).status).toBe(200);
      await shop.platform.sweepOrders();
      expect(await shop.look(order)).toMatchObject({ status: 'cancelled', refunded_minor: 0 });
      shop.gateway.isAway = false;
      await Promise.all([shop.platform.sweepOrders(), shop.platform.sweepOrders()]);
      expect(await shop.look(order)).toMatchObject({ status: 'refunded', refunded_minor: 11_500 });
      expect(new Set(shop.refunds.map(({ id }) => id)).size).toBe(1);
      expect((await shop.buyerDoes('cancel', order)).body.error?.code).toBe('wrong_state');
      expect((await shop.staffDo('refunded', order)).status).toBe(409);
    });

    test('[law] a buyer withdraws within 14 days of delivery, and has the money when the goods are back', async () => {
      await shop.count(shop.kettle(), 2);
      const deliver = async () => {
        const order = doneOf(await shop.buyKettles(1));
        await shop.told(order, 'succeeded');
        await shop.staffDo('packed', order);
        await shop.staffDo('sent', order, { tracking: 'PL 1' });
        await shop.staffDo('delivered', order);
        return order;
      };
      const [inTime, tooLate] = [await deliver(), await deliver()];
      await shop.pass(14 * dayMs);
      expect((await shop.buyerDoes('withdraw', inTime)).status).toBe(200);
      await shop.pass(1);
      expect((await shop.buyerDoes('withdraw', tooLate)).status).toBe(409);
      expect((await shop.staffSee(inTime)).acts).toEqual(['refunded']);
      await shop.staffDo('refunded', inTime);
      await shop.platform.sweepOrders();
      expect((await shop.look(inTime)).status).toBe('refunded');
      expect((await shop.stockOf(shop.kettle()))[0]?.pieces).toEqual({ on_hand: 1, reserved: 0 });
    });

    test('[sec 15] a customer’s orders are theirs; a guest’s is kept by whoever has its token, once', async () => {
      const who = async (email: string) => bearing(tokensOf(await logIn(shop.platform, email)).token);
      const [anna, jan] = [await who('nothing@example.com'), await who('filling-form@example.com')];
      const listed = async (headers: Record<string, string>) =>
        ((await shop.send('/v2/order', { headers })).body.data as OrderSummary[]).map(({ number }) => number);
      const own = doneOf(await shop.buyKettles(1, {}, anna));
      const guest = doneOf(await shop.buyKettles(1));
      expect([await listed(anna), await listed(jan)]).toEqual([[own.number], []]);
      const claim = (order: typeof own, headers: Record<string, string>) =>
        shop.send('/v2/order/claim', { payload: { number: order.number, token: order.token }, headers });
      expect((await claim(guest, jan)).status).toBe(200);
      expect((await claim(guest, anna)).status).toBe(404);
      expect((await claim(own, jan)).status).toBe(404);
      expect(await listed(jan)).toEqual([guest.number]);
    });

    test('staff find orders and count pieces; what somebody else changed is not overwritten', async () => {
      const order = doneOf(await shop.buyKettles(1));
      const found = await shop.send(`/v2/system/manage/orders?status=awaiting-payment&q=anna@buyers`, {
        headers: shop.agent(),
      });
      expect(found.body.data).toMatchObject([{ number: order.number, buyer: 'Anna Nowak', pieces: 1 }]);
      await shop.count(shop.kettle(), 2);
      await shop.buyKettles(2);
      const change = (payload: object) =>
        shop.send('/v2/system/manage/stock', { method: 'PUT', payload, headers: shop.agent() });
      expect((await change({ good: shop.kettle(), on_hand: 5, was: 7 })).body.error?.code).toBe(
        'version_conflict',
      );
      expect((await change({ good: shop.kettle(), on_hand: 1, was: 2 })).body.error?.code).toBe('in_use');
      expect((await change({ good: 'lamp', on_hand: 1, was: null })).status).toBe(404);
      expect((await change({ good: shop.kettle(), on_hand: 5, was: 2 })).body.data).toMatchObject({
        pieces: { on_hand: 5, reserved: 2 },
      });
    });

    test('[issue 17] what staff saw of an order is what they act on: the faster one wins, and nothing is done twice', async () => {
      const act = async (order: CheckoutDone, wanted: string, was: string) => {
        const { status, body } = await shop.staffDo(wanted, order, { was });
        return [status, body.error?.code ?? (body.data as StaffOrder).status];
      };
      const order = doneOf(await shop.buyKettles(1));
      await shop.told(order, 'succeeded');
      // Somebody saw an order without money, and must not send money back unseen.
      expect(await act(order, 'cancelled', 'awaiting-payment')).toEqual([409, 'wrong_state']);
      const both = await Promise.all([act(order, 'packed', 'paid'), act(order, 'cancelled', 'paid')]);
      expect(both.map(([status]) => status).toSorted()).toEqual([200, 409]);
      const given = doneOf(await shop.buyKettles(1));
      await shop.told(given, 'succeeded');
      await act(given, 'packed', 'paid');
      await shop.staffDo('sent', given, { was: 'packed', tracking: 'PL 7' });
      await shop.buyerDoes('withdraw', given);
      expect(await act(given, 'refunded', 'sent')).toEqual([409, 'wrong_state']);
      const twice = await Promise.all([
        act(given, 'refunded', 'withdrawn'),
        act(given, 'refunded', 'withdrawn'),
      ]);
      expect(twice.map(([status]) => status).toSorted()).toEqual([200, 409]);
      await shop.platform.sweepOrders();
      expect(shop.refunds.filter(({ amountMinor }) => amountMinor === given.total_minor)).toHaveLength(
        both[1]?.[0] === 200 ? 2 : 1,
      );
    });

    test('[law] counts of statuses are those of the list, narrowed or not', async () => {
      const one = doneOf(await shop.buyKettles(1));
      const paid = doneOf(await shop.buyKettles(1));
      await shop.told(paid, 'succeeded');
      const ask = (path: string) => shop.send(`/v2/system/manage/orders${path}`, { headers: shop.agent() });
      const countsOf = async (q: string) => {
        const { body, headers } = await ask(`/counts?q=${q}`);
        expect(headers['cache-control']).toBe('no-store');
        return (body.data as OrderCounts).statuses;
      };
      expect(await countsOf(one.number)).toEqual([{ status: 'awaiting-payment', orders: 1 }]);
      expect(await countsOf('nobody')).toEqual([]);
      const statuses = await countsOf('anna@buyers');
      expect(statuses.length).toBeGreaterThan(1);
      for (const { status, orders } of statuses) {
        const { headers } = await ask(`?q=anna@buyers&limit=1&status=${status}`);
        expect([status, headers['x-items-total']]).toEqual([status, String(orders)]);
      }
    });

    test('[issue 17] the list of pieces is narrowed to what runs out, is sold out or is not counted', async () => {
      const goodsIn = async (state: string) => {
        const { body, headers } = await shop.send(`/v2/system/manage/stock?state=${state}&q=kettle`, {
          headers: shop.agent(),
        });
        const rows = body.data as readonly StockRow[];
        expect(headers['x-items-total']).toBe(String(rows.length));
        return rows.map(({ good }) => good).includes(shop.kettle());
      };
      const statesOf = async () => [await goodsIn('few'), await goodsIn('none'), await goodsIn('uncounted')];
      expect(await statesOf()).toEqual([false, false, true]);
      await shop.count(shop.kettle(), fewPieces + 1);
      expect(await statesOf()).toEqual([false, false, false]);
      await shop.buyKettles(1);
      expect(await statesOf()).toEqual([true, false, false]);
      await shop.buyKettles(fewPieces);
      expect(await statesOf()).toEqual([true, true, false]);
      const { body } = await shop.send('/v2/system/manage/stock?good=lamp', { headers: shop.agent() });
      expect((body.data as StockRow[]).map(({ sale_condition_id: id }) => id)).toEqual(['new', 'used']);
    });
  });
});
