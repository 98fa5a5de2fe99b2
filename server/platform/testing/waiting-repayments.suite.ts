import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../base/database/database.ts';
import { mostOpenOrders } from '../lending/payments/repayment-orders.ts';
import { repaymentOrder } from '../lending/payments/tables.ts';
import { onBackends } from './on-backends.ts';
import { addDebtor, type Debtor, notice, openPaymentBench, type PaymentBench } from './payments-bench.ts';
import { beginRepayment, stateOfOrder, timesBooked } from './repayment-calls.ts';

/** Repayments that were begun and not paid yet. */
onBackends((backend) => {
  describe('repayments that wait', () => {
    let database: Database;
    let bench: PaymentBench;
    let debtor: Debtor;
    let people = 0;
    let time = Date.UTC(2026, 2, 2, 10);
    const now = () => time;

    beforeAll(async () => {
      database = await backend.openDatabase();
      bench = await openPaymentBench({ orm: database.orm, now });
    });
    afterAll(() => database.close());
    const nextDebtor = async () => {
      people += 1;
      debtor = await addDebtor(database.orm, `waiting-${people}`, now);
    };
    beforeEach(nextDebtor);

    const opened = async (): Promise<string> =>
      (await beginRepayment(bench, { who: debtor.customer.id, amount_minor: 10_000 })).body.data.order_id;
    const stateOf = (order: string) => stateOfOrder(bench, order, debtor.customer.id);
    const booked = (order: string) => timesBooked(database.orm, order);
    /** Whether a connection to this database waits for what another one holds. */
    const someoneWaits = async (): Promise<boolean> => {
      const waiting = await database.orm
        .select({ pid: sql<number>`pid` })
        .from(sql`pg_stat_activity`)
        .where(sql`datname = current_database() and wait_event_type = 'Lock'`);
      return waiting.length > 0;
    };

    test('[law] [sec 33] however many are begun, few wait; money that comes for one that gave way is booked all the same', async () => {
      const step = fc.oneof(
        { weight: 4, arbitrary: fc.constant('begin' as const) },
        { weight: 1, arbitrary: fc.nat(20) },
      );
      const steps = fc.array(step, { minLength: 8, maxLength: 16 });
      await fc.assert(
        fc.asyncProperty(steps, async (wishes) => {
          await nextDebtor();
          const begun: string[] = [];
          const paid = new Set<string>();
          for (const wish of wishes) {
            time += 1000;
            const order = wish === 'begin' ? undefined : begun[wish];
            if (wish === 'begin') begun.push(await opened());
            else if (order !== undefined) {
              await bench.notify(notice(order));
              paid.add(order);
            }
            const states = await Promise.all(begun.map((one) => stateOf(one)));
            const waits = begun.filter((_, at) => states[at] === 'pending');
            // The newest wait, paid ones do not, and what was paid stays paid.
            const unpaid = begun.filter((one) => !paid.has(one));
            expect(waits).toEqual(unpaid.slice(unpaid.length - waits.length));
            expect(waits.length).toBeLessThanOrEqual(mostOpenOrders);
            expect(begun.filter((_, at) => states[at] === 'succeeded').toSorted()).toEqual(
              [...paid].toSorted(),
            );
          }
          for (const order of paid) expect(await booked(order)).toBe(1);
        }),
        { numRuns: 4 },
      );
      // Newer than all before.
      time += 1000;
      const together = await Promise.all(Array.from({ length: 2 * mostOpenOrders }, () => opened()));
      const states = await Promise.all(together.map((one) => stateOf(one)));
      expect(states.filter((state) => state === 'pending')).toHaveLength(mostOpenOrders);
    });

    test('[sec 33] an order that is being changed is waited for, not passed over, when there are too many', async () => {
      // One connection has nobody to wait for.
      if (!backend.shared) return;
      const oldest = await opened();
      for (let more = 1; more < mostOpenOrders; more += 1) {
        time += 1000;
        await opened();
      }
      const newest = await database.orm.transaction(async (tx) => {
        await tx.update(repaymentOrder).set({ gatewayReference: 'R' }).where(eq(repaymentOrder.id, oldest));
        time += 1000;
        let isAnswered = false;
        const answer = opened().finally(() => {
          isAnswered = true;
        });
        while (!isAnswered && !(await someoneWaits()));
        expect(isAnswered).toBe(false);
        return { answer };
      });
      await newest.answer;
      expect(await stateOf(oldest)).toBe('expired');
      expect((await bench.notify(notice(oldest))).status).toBe(200);
      expect(await booked(oldest)).toBe(1);
    });
  });
});
