import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idempotencyHeader } from '#schemas/lending/payments.ts';
import type { CheckoutDone, OrderStatus } from '#schemas/order.ts';
import { onBackends } from '../../testing/on-backends.ts';
import { doneOf, openShop, type ShopBench } from './shop-bench.ts';

/** Pieces there are at the beginning. */
const pieces = 4;
const holdMs = 15 * 60_000;
const onTheShelf: ReadonlySet<OrderStatus> = new Set(['awaiting-payment', 'paid', 'packed']);
const gone: ReadonlySet<OrderStatus> = new Set(['sent', 'delivered', 'withdrawn']);
const owedToNobody: ReadonlySet<OrderStatus> = new Set(['paid', 'packed', 'sent', 'delivered']);

const which = fc.nat({ max: 3 });
const step = fc.oneof(
  fc.record({ does: fc.constant('buy' as const), count: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ does: fc.constantFrom('succeeded', 'succeeded', 'succeeded', 'failed'), which }),
  fc.record({
    does: fc.constantFrom('packed', 'packed', 'sent', 'delivered', 'cancelled', 'refunded'),
    which,
  }),
  fc.record({ does: fc.constantFrom('cancel', 'withdraw', 'again'), which }),
  fc.record({ does: fc.constantFrom('hold', 'hold', 'some', 'sweep', 'gateway', 'restock') }),
);
interface Intention {
  readonly count: number;
  readonly key: string;
}
/** Orders whose buyers know them, checkouts that found no gateway, and pieces that arrived. */
interface Buyers {
  readonly bought: (CheckoutDone & { readonly intention: Intention })[];
  readonly unanswered: Intention[];
  arrived: number;
}
type Step = { readonly does: string; readonly count?: number; readonly which?: number };

/** Whatever happens to orders, in whatever order and at once: no piece and no money is lost or made. */
onBackends((backend) => {
  describe('laws of orders', () => {
    let shop: ShopBench;
    beforeAll(async () => {
      shop = await openShop(backend);
    });
    afterAll(() => shop.platform.close());

    const staffActs = new Set(['packed', 'sent', 'delivered', 'cancelled', 'refunded']);
    const send = ({ count, key }: Intention) => shop.buyKettles(count, {}, { [idempotencyHeader]: key });
    /** With a gateway that is away nothing is ordered, and the buyer asks again with the key. */
    const buy = async (intention: Intention, { bought, unanswered }: Buyers) => {
      const answer = await send(intention);
      if (answer.status === 200) bought.push({ ...doneOf(answer), intention });
      else if (answer.status === 503) unanswered.push(intention);
      else expect([answer.status, answer.body.error?.code]).toEqual([409, 'cart_changed']);
    };
    const run = async ({ does, count = 1, which: at = 0 }: Step, buyers: Buyers): Promise<void> => {
      const { bought } = buyers;
      if (does === 'buy') return buy({ count, key: randomUUID() }, buyers);
      if (does === 'hold') return shop.pass(holdMs);
      if (does === 'some') return shop.pass(holdMs - 1);
      if (does === 'restock') {
        if (await shop.restock(1)) buyers.arrived += 1;
        return;
      }
      if (does === 'gateway') {
        shop.gateway.isAway = !shop.gateway.isAway;
        return;
      }
      if (does === 'sweep') return void (await shop.platform.sweepOrders());
      const order = bought[at];
      if (!order) return;
      if (does === 'again') expect(doneOf(await send(order.intention)).number).toBe(order.number);
      else if (does === 'succeeded' || does === 'failed') await shop.told(order, does);
      else if (staffActs.has(does))
        await shop.staffDo(does, order, does === 'sent' ? { tracking: 'PL 1' } : {});
      else await shop.buyerDoes(does as 'cancel' | 'withdraw', order);
    };
    const assertLaws = async ({ bought, arrived }: Buyers) => {
      const seen = await Promise.all(bought.map((order) => shop.staffSee(order)));
      const sum = (statuses: ReadonlySet<OrderStatus>) =>
        seen
          .filter(({ status }) => statuses.has(status))
          .reduce((total, { goods }) => total + (goods[0]?.item_cnt ?? 0), 0);
      const [row] = await shop.stockOf(shop.kettle());
      expect(row?.pieces).toEqual({
        on_hand: pieces + arrived - sum(gone),
        reserved: sum(onTheShelf),
      });
      for (const { number, status, paid_minor, total_minor, refund } of seen) {
        expect([0, total_minor]).toContain(paid_minor);
        if (owedToNobody.has(status)) expect([paid_minor, refund]).toEqual([total_minor, null]);
        if (status === 'refunded') expect(refund).toMatchObject({ amount_minor: paid_minor });
        if (paid_minor === 0) expect(refund).toBeNull();
        if (['cancelled', 'expired'].includes(status)) expect(refund?.amount_minor ?? 0).toBe(paid_minor);
        const order = shop.orders.find(({ title }) => title.includes(number));
        const sent = shop.refunds.filter(({ orderId }) => orderId === order?.id);
        expect(new Set(sent.map(({ id }) => id)).size).toBe(refund?.done_at ? 1 : sent.length > 0 ? 1 : 0);
      }
    };

    test('[issue 17] [law] pieces and money stay whole through any sequence', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 14 }),
          async (rounds) => {
            await shop.begin();
            await shop.count(shop.kettle(), pieces);
            const buyers: Buyers = { bought: [], unanswered: [], arrived: 0 };
            // What stands in one round happens at once.
            for (const round of rounds) await Promise.all(round.map((one) => run(one, buyers)));
            shop.gateway.isAway = false;
            await Promise.all(buyers.unanswered.splice(0).map((intention) => buy(intention, buyers)));
            expect(buyers.unanswered).toEqual([]);
            await assertLaws(buyers);
            // Once the time is over nothing is held that nobody paid, and no money is kept for what is over.
            await shop.pass(holdMs);
            await shop.platform.sweepOrders();
            await assertLaws(buyers);
            const seen = await Promise.all(buyers.bought.map((order) => shop.staffSee(order)));
            expect(seen.filter(({ status }) => status === 'awaiting-payment')).toEqual([]);
            const over = seen.filter(({ status }) => status === 'expired' || status === 'cancelled');
            expect(over.map(({ paid_minor }) => paid_minor)).toEqual(over.map(() => 0));
          },
        ),
        { numRuns: 12, endOnFailure: true },
      );
    });
  });
});
