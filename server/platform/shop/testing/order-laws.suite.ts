import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idempotencyHeader } from '#schemas/lending/payments.ts';
import type { CheckoutDone, OrderStatus } from '#schemas/order.ts';
import { onBackends } from '../../testing/on-backends.ts';
import { doneOf, openShop, type ShopBench } from './shop-bench.ts';

/** Pieces there are at the beginning. */
const pieces = 4;
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
  fc.record({ does: fc.constantFrom('cancel', 'withdraw'), which }),
  fc.record({ does: fc.constantFrom('hour', 'sweep', 'gateway') }),
);
/** Orders whose buyers know them, and checkouts that found no gateway. */
interface Buyers {
  readonly bought: CheckoutDone[];
  readonly unanswered: { readonly count: number; readonly key: string }[];
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
    /** With a gateway that is away the order stands, and its buyer asks again with the key. */
    const buy = async (count: number, { bought, unanswered }: Buyers, key: string = randomUUID()) => {
      const answer = await shop.buyKettles(count, {}, { [idempotencyHeader]: key });
      if (answer.status === 200) bought.push(doneOf(answer));
      else if (answer.status === 503) unanswered.push({ count, key });
    };
    const run = async ({ does, count = 1, which: at = 0 }: Step, buyers: Buyers): Promise<void> => {
      const { bought } = buyers;
      if (does === 'buy') return buy(count, buyers);
      if (does === 'hour') return shop.pass(3_600_000);
      if (does === 'gateway') {
        shop.gateway.isAway = !shop.gateway.isAway;
        return;
      }
      if (does === 'sweep') return void (await shop.platform.sweepOrders());
      const order = bought[at];
      if (!order) return;
      if (does === 'succeeded' || does === 'failed') await shop.told(order, does);
      else if (staffActs.has(does))
        await shop.staffDo(does, order, does === 'sent' ? { tracking: 'PL 1' } : {});
      else await shop.buyerDoes(does as 'cancel' | 'withdraw', order);
    };
    const assertLaws = async (bought: readonly CheckoutDone[]) => {
      const seen = await Promise.all(bought.map((order) => shop.staffSee(order)));
      const sum = (statuses: ReadonlySet<OrderStatus>) =>
        seen
          .filter(({ status }) => statuses.has(status))
          .reduce((total, { goods }) => total + (goods[0]?.item_cnt ?? 0), 0);
      const [row] = await shop.stockOf(shop.kettle());
      expect(row?.pieces).toEqual({ on_hand: pieces - sum(gone), reserved: sum(onTheShelf) });
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
            const buyers: Buyers = { bought: [], unanswered: [] };
            // What stands in one round happens at once.
            for (const round of rounds) await Promise.all(round.map((one) => run(one, buyers)));
            shop.gateway.isAway = false;
            await Promise.all(buyers.unanswered.splice(0).map(({ count, key }) => buy(count, buyers, key)));
            expect(buyers.unanswered).toEqual([]);
            await assertLaws(buyers.bought);
          },
        ),
        { numRuns: 12, endOnFailure: true },
      );
    });
  });
});
