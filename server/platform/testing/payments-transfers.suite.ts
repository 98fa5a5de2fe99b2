import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../base/database/database.ts';
import { createContractBooks } from '../lending/contracts/create-contract-books.ts';
import { bankAccount, payout } from '../lending/payments/tables.ts';
import { onBackends } from './on-backends.ts';
import { addDebtor, benchCode, type Debtor, openPaymentBench, type PaymentBench } from './payments-bench.ts';

/** Money from the card's account, on both databases. */
onBackends((backend) => {
  describe('transfers', () => {
    let database: Database;
    let bench: PaymentBench;
    let debtor: Debtor;
    let people = 0;
    const now = () => Date.UTC(2026, 2, 2, 10);

    beforeAll(async () => {
      database = await backend.openDatabase();
    });
    afterAll(() => database.close());
    beforeEach(async () => {
      bench = await openPaymentBench({ orm: database.orm, now });
      people += 1;
      debtor = await addDebtor(database.orm, `payee-${people}`, now);
    });

    const transfer = (
      amount_minor: number,
      change: { key?: string; account?: string; code?: string } = {},
    ) => {
      const { key = randomUUID(), account = debtor.accountId, code = benchCode } = change;
      const body = { account_id: account, amount_minor, code };
      return bench.call('account/transfer-money', { who: debtor.customer.id, key, body });
    };
    const balance = () => createContractBooks(database.orm, now).cardBalance(debtor.contract.id);

    test('money goes to a proved account, and the customer hears of it', async () => {
      const before = await balance();
      const answer = await transfer(120_000);
      expect(answer.body.data).toMatchObject({ amount_minor: 120_000, balance_minor: before - 120_000 });
      expect(await balance()).toBe(before - 120_000);
      expect(bench.messages).toMatchObject([{ template: 'money-transferred' }]);
    });

    test('[sec 33] the same intention moves money once; a wrong code leaves its key good', async () => {
      const before = await balance();
      const key = randomUUID();
      expect((await transfer(100_000, { key, code: '000000' })).body.error.fields).toHaveProperty('code');
      const first = await transfer(100_000, { key });
      expect(first.status).toBe(200);
      expect((await transfer(100_000, { key })).body).toEqual(first.body);
      expect((await transfer(100_000, { key, code: '000000' })).status).toBe(422);
      const key2 = randomUUID();
      const many = await Promise.all(Array.from({ length: 4 }, () => transfer(50_000, { key: key2 })));
      expect(many.some(({ status }) => status === 200)).toBe(true);
      expect(await balance()).toBe(before - 150_000);
      expect(bench.messages).toHaveLength(2);
    });

    test('[sec 34] several at once cannot take more than there is', async () => {
      const before = await balance();
      const answers = await Promise.all(Array.from({ length: 4 }, () => transfer(200_000)));
      const good = answers.filter(({ status }) => status === 200).length;
      expect(good).toBe(Math.floor(before / 200_000));
      expect(await balance()).toBe(before - good * 200_000);
      const refused = answers.filter(({ status }) => status !== 200);
      for (const { status, body } of refused)
        expect([status, Object.keys(body.error.fields)]).toEqual([422, ['amount_minor']]);
    });

    test('[truth] a loan sent to the account at signing takes nothing from the day’s limit of transfers', async () => {
      const sent = (id: string) =>
        database.orm.insert(payout).values({
          id,
          customerId: debtor.customer.id,
          contractId: debtor.contract.id,
          accountId: debtor.accountId,
          amountMinor: 1_000_000,
          at: new Date(now()),
        });
      await sent(debtor.contract.id);
      expect((await transfer(10_000)).status).toBe(200);
      await sent(randomUUID());
      expect((await transfer(10_000)).body.error.fields).toHaveProperty('amount_minor');
    });

    test('[sec 15] another customer’s account is no account of mine', async () => {
      const other = await addDebtor(database.orm, `foreign-${people}`, now);
      for (const account of [other.accountId, randomUUID(), 'x']) {
        const answer = await transfer(10_000, { account });
        expect([answer.status, Object.keys(answer.body.error.fields)]).toEqual([404, ['account_id']]);
      }
    });

    test('[sec 37] accounts are listed masked, to their owner; nobody’s is an empty list', async () => {
      const list = (who: string) => bench.call('bank/account/list', { who });
      const answer = await list(debtor.customer.id);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body.data.data).toHaveLength(1);
      expect(answer.body.data.data[0].masked_iban).toMatch(/^PL\D+2874$/);
      await database.orm.delete(bankAccount).where(eq(bankAccount.customerId, debtor.customer.id));
      expect((await list(debtor.customer.id)).body).toEqual({ data: { data: [] } });
      expect((await bench.call('bank/account/list')).status).toBe(401);
    });
  });
});
