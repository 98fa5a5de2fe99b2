import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Application } from '#schemas/lending/application.ts';
import { idempotencyHeader } from '#schemas/lending/payments.ts';
import { sandboxCustomers } from '../../customers/sandbox-customers.ts';
import { accountAsking } from '../../testing/ask-account.ts';
import { addressesOf, bearing, logIn, tokensOf } from '../../testing/ask-customer.ts';
import { onBackends } from '../../testing/on-backends.ts';
import { doneOf, openShop, type ShopBench } from './shop-bench.ts';

const loan = '/v2/loan';
const email = 'nothing@example.com';
const phone = sandboxCustomers.find((one) => one.email === email)?.phone ?? '';
const dayMs = 86_400_000;

/** Goods that are bought with a loan of the house. */
onBackends((backend) => {
  describe('orders bought with a loan', () => {
    let shop: ShopBench;
    beforeAll(async () => {
      shop = await openShop(backend);
    });
    afterAll(() => shop.platform.close());
    beforeEach(() => shop.begin());

    const signedIn = async () => {
      const headers = bearing(tokensOf(await logIn(shop.platform, email)).token);
      return {
        headers,
        send: (path: string, payload?: object, more: Record<string, string> = {}) =>
          shop.send(`${loan}${path}`, { ...(payload && { payload }), headers: { ...headers, ...more } }),
      };
    };
    const sofa = (headers: Record<string, string>) =>
      shop.checkout(
        { goods: [{ alias: 'sofa', item_cnt: 1 }], expected_total_minor: 301_500, payment: 'loan' },
        headers,
      );

    /** An order whose loan was signed. */
    const boughtWithLoan = async () => {
      const { headers, send } = await signedIn();
      const order = doneOf(await sofa(headers));
      expect((await send('/dev/decisions', { status: 'show-contract' })).status).toBe(200);
      await send('/contract/get', {});
      const purpose = { purpose: 'step-up', action: 'contract.sign', details: { payout: 'card-account' } };
      await send('/code/generate', purpose);
      const code = await accountAsking(shop.platform, addressesOf('10.95')).codeTo(phone);
      const signing = { code, sheet_received: true, accepts_contract: true, payout: 'card-account' };
      const signed = await send('/contract/sign', signing, { [idempotencyHeader]: randomUUID() });
      expect(signed.status).toBe(200);
      return { order, headers, send };
    };
    type Send = Awaited<ReturnType<typeof signedIn>>['send'];
    const withdrawFromLoan = (send: Send) =>
      send('/contract/withdrawal', { confirm: true }, { [idempotencyHeader]: randomUUID() });
    /** Repayments that the loan's history tells of an order. */
    const backFor = async (send: Send, number: string) => {
      const { body } = await send('/contract/history?of=loan');
      const rows = body.data as { kind: string; amount_minor: number; note: string }[];
      return rows.filter(({ kind, note }) => kind === 'repayment' && note.includes(number));
    };

    test('[issue 17] the sum goes into the application; without one there is no loan, and the pieces are free', async () => {
      await shop.count('sofa', 1);
      const { headers, send } = await signedIn();
      expect((await sofa({})).status).toBe(401);
      expect((await shop.buyKettles(1, { payment: 'loan' }, headers)).body.error?.code).toBe('wrong_state');
      const order = doneOf(await sofa(headers));
      expect(order).toMatchObject({ status: 'awaiting-decision', redirect_url: null, loan_sum: 3_100 });
      const application = (await send('/application/status')).body as unknown as { data?: Application };
      expect(JSON.stringify(application)).toContain('310000');
      expect((await shop.stockOf('sofa'))[0]?.pieces).toEqual({ on_hand: 1, reserved: 1 });
      expect((await send('/application/cancel', {})).status).toBe(200);
      expect((await shop.look(order)).status).toBe('cancelled');
      expect((await shop.stockOf('sofa'))[0]?.pieces).toEqual({ on_hand: 1, reserved: 0 });
      await shop.platform.sweepOrders();
      await shop.platform.sweepOrders();
      expect((await shop.letters(order)).toReversed()).toEqual([
        `Zamówienie ${order.number} czeka na decyzję`,
        `Zamówienie ${order.number} anulowane`,
      ]);
    });

    test('no more than two orders of a customer wait for a loan; one that is given up makes room', async () => {
      await shop.count('sofa', 9);
      const { headers } = await signedIn();
      const answers = await Promise.all([1, 2, 3, 4].map(() => sofa(headers)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.error).toMatchObject({
        code: 'wrong_state',
        reason: 'orders.loansWait',
      });
      expect((await shop.stockOf('sofa'))[0]?.pieces).toEqual({ on_hand: 9, reserved: 2 });
      const orders = answers.filter(({ status }) => status === 200).map(doneOf);
      for (const order of orders) {
        await shop.buyerDoes('cancel', order);
        expect((await sofa(headers)).status).toBe(200);
      }
      expect((await (await signedIn()).send('/application/cancel', {})).status).toBe(200);
      expect((await shop.stockOf('sofa'))[0]?.pieces).toEqual({ on_hand: 9, reserved: 0 });
    });

    test('nobody decides: after 14 days the pieces are free again', async () => {
      const order = doneOf(await sofa((await signedIn()).headers));
      await shop.pass(14 * dayMs);
      await shop.platform.sweepOrders();
      expect((await shop.look(order)).status).toBe('expired');
      // Whoever still waits for the decision may go on with the application or give it up.
      expect((await (await signedIn()).send('/application/cancel', {})).status).toBe(200);
    });

    test('[issue 17] a signed contract pays the order from the loan in one transaction; giving the loan back leaves it paid', {
      timeout: 120_000,
    }, async () => {
      await shop.count('sofa', 5);
      const { order, headers, send } = await boughtWithLoan();
      expect((await shop.look(order)).status).toBe('paid');
      const history = JSON.stringify((await send('/contract/history?of=card')).body);
      expect(history).toContain(order.number);
      // A loan that runs cannot buy more.
      expect((await sofa(headers)).body.error?.code).toBe('wrong_state');
      // Who withdraws from the loan owes the lender what the shop was paid; the shop has its money, and the goods stay bought.
      const withdrawal = await withdrawFromLoan(send);
      expect(withdrawal.status).toBe(200);
      expect(withdrawal.body.data).toMatchObject({ to_return_minor: 301_500 });
      expect(await shop.look(order)).toMatchObject({ status: 'paid', refunded_minor: 0 });
      expect((await shop.staffSee(order)).acts).toContain('packed');
      expect((await shop.stockOf('sofa'))[0]?.pieces).toEqual({ on_hand: 5, reserved: 1 });
      await shop.buyerDoes('cancel', order);
      // It is owed already: nobody has to say so.
      expect((await shop.staffSee(order)).acts).toEqual([]);
      await Promise.all([shop.platform.sweepOrders(), shop.platform.sweepOrders()]);
      expect(await shop.look(order)).toMatchObject({ status: 'refunded', refunded_minor: 301_500 });
      expect(await shop.letters(order)).toContain(`Zwrot za zamówienie ${order.number}`);
      expect(shop.refunds).toEqual([]);
    });

    test('[issue 17] a loan falls by what its order is refunded, once; what is left is withdrawn from at no cost', {
      timeout: 120_000,
    }, async () => {
      await shop.count('sofa', 5);
      const { order, send } = await boughtWithLoan();
      const owed = async () =>
        ((await send('/contract/settlement')).body.data as { total_minor: number }).total_minor;
      const before = await owed();
      await shop.buyerDoes('cancel', order);
      await Promise.all([shop.platform.sweepOrders(), shop.platform.sweepOrders()]);
      expect(await shop.look(order)).toMatchObject({ status: 'refunded', refunded_minor: 301_500 });
      expect(await backFor(send, order.number)).toMatchObject([
        { kind: 'repayment', amount_minor: -301_500 },
      ]);
      expect(await owed()).toBeLessThanOrEqual(before - 301_500);
      const withdrawal = await withdrawFromLoan(send);
      // The rest of the loan lies on the card's account still.
      expect(withdrawal.body.data).toMatchObject({ to_return_minor: 0 });
    });
  });
});
