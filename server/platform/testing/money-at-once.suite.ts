import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../base/database/database.ts';
import { contractWithdrawal, ledgerTransaction, loanContract } from '../lending/contracts/tables.ts';
import { contractDocument } from '../lending/documents/tables.ts';
import { onBackends } from './on-backends.ts';
import { addDebtor, benchCode, notice, openPaymentBench } from './payments-bench.ts';
import { openSigningBench, signingNow } from './signing-bench.ts';

const withdrawals = 8;
const transfers = 3;
const repayments = 2;
const rounds = 3;

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

/** Calls that move the money of one contract and come at the same moment, each with a key of its own. */
onBackends((backend) => {
  describe('money at once', () => {
    let database: Database;
    beforeAll(async () => {
      database = await backend.openDatabase();
    });
    afterAll(() => database.close());

    test('[sec 33] withdrawals, transfers, repayments and news of the gateway: none fails, one withdrawal takes effect', async () => {
      const { orm } = database;
      const { withdraw } = await openSigningBench(orm);
      const { call, notify } = await openPaymentBench({ orm, now: signingNow });
      for (let round = 0; round < rounds; round += 1) {
        const { customer, contract, accountId } = await addDebtor(orm, `at-once-${round}`, signingNow);
        const post = (path: string, body: object) =>
          call(path, { who: customer.id, key: randomUUID(), body });
        const begin = () => post('blue-cash/repayment', { amount_minor: 10_000 });
        const begun = await Promise.all(times(repayments, begin));
        const send = () =>
          post('account/transfer-money', { account_id: accountId, amount_minor: 100, code: benchCode });
        const [withdrawn, noticed, sent, started] = await Promise.all([
          Promise.all(times(withdrawals, () => withdraw(customer.id))),
          Promise.all(begun.map(({ body }) => notify(notice(body.data.order_id)))),
          Promise.all(times(transfers, send)),
          Promise.all(times(repayments, begin)),
        ]);

        const statuses = withdrawn.map(({ status }) => status).toSorted();
        expect(statuses).toEqual([200, ...times(withdrawals - 1, () => 409)]);
        expect(noticed.map(({ status }) => status)).toEqual(times(repayments, () => 200));
        // 422: after the withdrawal there is nothing left to send, or less owed than was offered.
        for (const { status } of [...sent, ...started]) expect([200, 409, 422]).toContain(status);

        const [row] = await orm.select().from(loanContract).where(eq(loanContract.id, contract.id));
        expect(row?.state).toBe('withdrawn');
        const withdrawalsKept = await orm
          .select()
          .from(contractWithdrawal)
          .where(eq(contractWithdrawal.contractId, contract.id));
        expect(withdrawalsKept).toHaveLength(1);
        const documents = await orm
          .select({ kind: contractDocument.kind })
          .from(contractDocument)
          .where(eq(contractDocument.contractId, contract.id));
        expect(documents).toEqual([{ kind: 'withdrawal-receipt' }]);
        const moved = await orm
          .select({ kind: ledgerTransaction.kind })
          .from(ledgerTransaction)
          .where(eq(ledgerTransaction.contractId, contract.id));
        const count = (kind: string) => moved.filter((one) => one.kind === kind).length;
        expect([count('withdrawal'), count('repayment'), count('transfer')]).toEqual([
          1,
          repayments,
          sent.filter(({ status }) => status === 200).length,
        ]);
      }
    });
  });
});
