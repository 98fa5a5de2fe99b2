import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEvent } from '../base/audit/tables.ts';
import type { Database } from '../base/database/database.ts';
import { createContractBooks } from '../lending/contracts/create-contract-books.ts';
import { onBackends } from './on-backends.ts';
import { addDebtor, type Debtor, notice, openPaymentBench, type PaymentBench } from './payments-bench.ts';
import { beginRepayment, stateOfOrder, timesBooked } from './repayment-calls.ts';

const start = Date.UTC(2026, 2, 2, 10);
const dayMs = 24 * 3_600_000;

/** Repayments through the gateway, on both databases. */
onBackends((backend) => {
  describe('repayments', () => {
    let database: Database;
    let bench: PaymentBench;
    let debtor: Debtor;
    let people = 0;
    let time = start;
    const now = () => time;
    const books = () => createContractBooks(database.orm, now);

    beforeAll(async () => {
      database = await backend.openDatabase();
    });
    afterAll(() => database.close());
    beforeEach(async () => {
      time = start;
      bench = await openPaymentBench({ orm: database.orm, now });
      people += 1;
      debtor = await addDebtor(database.orm, `debtor-${people}`, now);
    });

    const repay = (amount_minor: number, more: { key?: string; who?: string; bank_id?: string } = {}) =>
      beginRepayment(bench, { who: debtor.customer.id, amount_minor, ...more });
    const opened = async (amount = 10_000): Promise<string> => (await repay(amount)).body.data.order_id;
    const stateOf = (order: string) => stateOfOrder(bench, order, debtor.customer.id);
    const booked = (order: string) => timesBooked(database.orm, order);
    const audited = async (kind: string) =>
      (await database.orm.select().from(auditEvent).where(eq(auditEvent.kind, kind))).length;

    test('an order leads to the gateway, and a notification books it once', async () => {
      const answer = await repay(10_000, { bank_id: 'bank-most' });
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      const { order_id: order, redirect_url } = answer.body.data;
      expect(redirect_url).toBe(`https://pay.example/${order}`);
      expect(bench.orders).toMatchObject([
        {
          id: order,
          amountMinor: 10_000,
          currency: 'PLN',
          bank: 'Bank Most',
          returnUrl: `https://site.example/confirm-wait/bc?order_id=${order}`,
        },
      ]);
      expect(await stateOf(order)).toBe('pending');
      expect((await bench.notify(notice(order))).body).toEqual({ data: { accepted: true } });
      expect(await stateOf(order)).toBe('succeeded');
      expect(await booked(order)).toBe(1);
      expect(bench.messages).toMatchObject([{ template: 'repayment-received', to: debtor.customer.email }]);
    });

    test('[sec 33] without a key 400, with another body 422, again the stored answer', async () => {
      const key = randomUUID();
      const bare = { who: debtor.customer.id, body: { amount_minor: 10_000 } };
      expect((await bench.call('blue-cash/repayment', bare)).status).toBe(400);
      expect((await repay(10_000, { key: 'not-a-uuid' })).status).toBe(400);
      const first = await repay(10_000, { key });
      const again = await repay(10_000, { key });
      expect(again.body).toEqual(first.body);
      expect((await repay(10_001, { key })).body.error.code).toBe('invalid_content');
      expect((await repay(10_000, { key: key.toUpperCase() })).body).toEqual(first.body);
      expect(bench.orders).toHaveLength(1);
    });

    test('[sec 33] a key is one customer’s', async () => {
      const other = await addDebtor(database.orm, `other-${people}`, now);
      const key = randomUUID();
      const [mine, theirs] = [
        await repay(10_000, { key }),
        await repay(20_000, { key, who: other.customer.id }),
      ];
      expect([mine.status, theirs.status]).toEqual([200, 200]);
      expect(theirs.body.data.order_id).not.toBe(mine.body.data.order_id);
    });

    test('[sec 33] sent several times at once, an intention has one effect; who comes in between hears so', async () => {
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 5 }, () => repay(10_000, { key })));
      const good = answers.filter(({ status }) => status === 200);
      expect(good.length).toBeGreaterThan(0);
      expect(new Set(good.map(({ body }) => body.data.order_id)).size).toBe(1);
      for (const { status, body } of answers.filter((answer) => answer.status !== 200))
        expect([status, body.error.code]).toEqual([409, 'in_flight']);
      const again = await repay(10_000, { key });
      expect(again.body.data.order_id).toBe(good[0]?.body.data.order_id);
    });

    test('[sec 33] another node’s first try is answered, not waited for', async () => {
      if (!backend.shared) return;
      const node = await openPaymentBench({ orm: database.orm, now });
      const key = randomUUID();
      const question = { who: debtor.customer.id, key, body: { amount_minor: 10_000 } };
      const answers = await Promise.all(
        [bench, node, bench, node].map((one) => one.call('blue-cash/repayment', question)),
      );
      const ids = answers.flatMap(({ body }) => (body.data ? [body.data.order_id] : []));
      expect(new Set(ids).size).toBe(1);
      for (const { status } of answers) expect([200, 409]).toContain(status);
    });

    test('a gateway that is away is named, and the same key leads there when it is back', async () => {
      let away = true;
      bench = await openPaymentBench({
        orm: database.orm,
        now,
        start: async ({ id }) => {
          if (away) throw new Error('connection refused');
          return { redirectUrl: `https://pay.example/${id}`, reference: 'R' };
        },
      });
      const key = randomUUID();
      const failed = await repay(10_000, { key });
      expect([failed.status, failed.body.error.code]).toEqual([503, 'unavailable']);
      away = false;
      const back = await repay(10_000, { key });
      expect(back.status).toBe(200);
      expect(bench.orders.map(({ id }) => id)).toEqual([back.body.data.order_id, back.body.data.order_id]);
      bench = await openPaymentBench({ orm: database.orm, now, noGateway: true });
      expect((await repay(10_000)).status).toBe(503);
    });

    test('nobody pays more than settles the loan, or from a bank that is none', async () => {
      const { total_minor } = await books().settlement(debtor.contract);
      const much = await repay(total_minor + 101);
      expect([much.status, Object.keys(much.body.error.fields)]).toEqual([422, ['amount_minor']]);
      expect((await repay(total_minor + 100)).status).toBe(200);
      expect((await repay(99)).status).toBe(400);
      const bank = await repay(10_000, { bank_id: 'bank-x' });
      expect(Object.keys(bank.body.error.fields)).toEqual(['bank_id']);
    });

    test('paid off: the contract ends, and its repetition still gets the stored answer', async () => {
      const { total_minor } = await books().settlement(debtor.contract);
      const key = randomUUID();
      const first = await repay(total_minor, { key });
      const { order_id: order } = first.body.data;
      await bench.notify(notice(order, { amount_minor: total_minor }));
      expect(bench.ended).toEqual([`${debtor.customer.id} contract-ended`]);
      // The letter says that it is paid off, and leads to where its documents and its money are.
      expect(bench.messages).toMatchObject([
        {
          template: 'loan-paid-off',
          values: {
            contract: debtor.contract.number,
            sums: expect.stringMatching(/5\s000,00/),
            link: `https://site.example/active-contract/main-card?contract=${debtor.contract.id}`,
          },
        },
      ]);
      expect((await repay(total_minor, { key })).body).toEqual(first.body);
      expect((await repay(100)).body.error.code).toBe('wrong_status');
    });

    test('[sec 15] an order is its owner’s', async () => {
      const order = await opened();
      const other = await addDebtor(database.orm, `stranger-${people}`, now);
      const path = `pay/status?order_id=${order}`;
      expect((await bench.call(path, { who: other.customer.id })).status).toBe(404);
      expect((await bench.call('pay/status', { who: other.customer.id })).body.data).toBeNull();
      expect((await bench.call('pay/status?order_id=x', { who: debtor.customer.id })).status).toBe(404);
      expect((await bench.call(path)).status).toBe(401);
      expect((await bench.call('pay/status', { who: debtor.customer.id })).body.data.order_id).toBe(order);
    });

    test('[sec 33] forged, old or changed: 401, written down, nothing happens', async () => {
      const order = await opened();
      const before = await audited('payment-forged');
      const answers = [
        await bench.notify(notice(order), Buffer.from('another key')),
        await bench.notify(notice(order), undefined, time - 301_000),
        await bench.notify(notice(order), undefined, time + 301_000),
        await bench.call('blue-cash/notification', { body: notice(order) }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
      expect(await audited('payment-forged')).toBe(before + 4);
      expect([await stateOf(order), await booked(order)]).toEqual(['pending', 0]);
    });

    test('genuine, but not of this order: 404, 422 and 400', async () => {
      const order = await opened();
      expect((await bench.notify(notice(randomUUID()))).status).toBe(404);
      expect((await bench.notify(notice('x'))).status).toBe(404);
      const before = await audited('payment-mismatch');
      expect((await bench.notify(notice(order, { amount_minor: 10_001 }))).status).toBe(422);
      expect((await bench.notify(notice(order, { currency: 'EUR' }))).status).toBe(422);
      expect(await audited('payment-mismatch')).toBe(before + 2);
      expect((await bench.notify({ id: 'x' })).status).toBe(400);
      expect(await stateOf(order)).toBe('pending');
    });

    test('[sec 34] in whatever order, however often, at once: money that came is booked once, and stays', async () => {
      const states = fc.array(fc.constantFrom('pending', 'cancelled', 'failed', 'succeeded'), {
        minLength: 1,
        maxLength: 5,
      });
      await fc.assert(
        fc.asyncProperty(states, async (arriving) => {
          const order = await opened(100);
          const notices = arriving.map((state) => notice(order, { state, amount_minor: 100 }));
          const answers = await Promise.all([...notices, ...notices].map((one) => bench.notify(one)));
          expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
          const paid = arriving.includes('succeeded');
          expect(await booked(order)).toBe(paid ? 1 : 0);
          // Furthest on first: what is further on is never taken back.
          const furthest = ['succeeded', 'failed', 'cancelled', 'pending'].find((state) =>
            (arriving as readonly string[]).includes(state),
          );
          expect(await stateOf(order)).toBe(furthest);
        }),
        { numRuns: 8 },
      );
    });

    test('[truth] who cancelled at the gateway has cancelled: not failed, no e-mail of a refusal, and may pay after all', async () => {
      const order = await opened(100);
      const before = bench.messages.length;
      expect((await bench.notify(notice(order, { state: 'cancelled', amount_minor: 100 }))).status).toBe(200);
      expect([await stateOf(order), await booked(order), bench.messages.length]).toEqual([
        'cancelled',
        0,
        before,
      ]);
      await bench.notify(notice(order, { amount_minor: 100 }));
      expect([await stateOf(order), await booked(order)]).toEqual(['succeeded', 1]);
    });

    test('[truth] what the customer chose for money ahead of time is kept with the order and done when it is booked', async () => {
      const { contract, customer } = debtor;
      const shown = await books().partRepayment(contract, 2000_00);
      const lower =
        shown.outcomes.find(({ effect }) => effect === 'lower-instalment') ?? expect.unreachable();
      const started = await bench.call('blue-cash/repayment', {
        who: customer.id,
        key: randomUUID(),
        body: { amount_minor: 2000_00, effect: 'lower-instalment' },
      });
      await bench.notify(notice(started.body.data.order_id, { amount_minor: 2000_00 }));
      const open = (await books().view(contract)).schedule.filter(({ state }) => state !== 'paid');
      expect(open).toHaveLength(lower.instalments);
      expect(open[0]?.instalment_minor).toBe(lower.instalment_minor);
      expect(open.at(-1)?.due_on).toBe(lower.ends_on);
      expect(open.reduce((sum, row) => sum + row.instalment_minor - row.paid_minor, 0)).toBe(
        lower.left_minor,
      );
    });

    test('an order ends after a day; money that comes later is taken all the same', async () => {
      const order = await opened();
      time += dayMs - 1000;
      await bench.parts.sweep();
      expect(await stateOf(order)).toBe('pending');
      time += 2000;
      expect((await bench.parts.sweep()).expiredOrders).toBeGreaterThan(0);
      expect(await stateOf(order)).toBe('expired');
      expect((await bench.notify(notice(order))).status).toBe(200);
      expect([await stateOf(order), await booked(order)]).toEqual(['succeeded', 1]);
    });

    test('[sec 33] a key is forgotten after seven days', async () => {
      const key = randomUUID();
      const first = await repay(10_000, { key });
      time += 7 * dayMs + 1000;
      expect((await bench.parts.sweep()).forgottenKeys).toBeGreaterThan(0);
      expect((await repay(10_000, { key })).body.data.order_id).not.toBe(first.body.data.order_id);
    });
  });
});
