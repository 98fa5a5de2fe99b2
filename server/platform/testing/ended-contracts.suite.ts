import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../base/database/database.ts';
import { createContractBooks } from '../lending/contracts/create-contract-books.ts';
import { balancesOf } from '../lending/contracts/ledger.ts';
import { defaultTerms } from '../lending/default-lending.ts';
import { createContractDocuments } from '../lending/documents/contract-documents.ts';
import { writeDueDocuments } from '../lending/documents/due-documents.ts';
import { figuresOf } from '../lending/loan-figures.ts';
import { bankAccount, payout } from '../lending/payments/tables.ts';
import { loanApplication } from '../lending/tables.ts';
import { onBackends } from './on-backends.ts';
import { addDebtor, benchCode, type Debtor, openPaymentBench, type PaymentBench } from './payments-bench.ts';

const dayMs = 86_400_000;
const start = Date.UTC(2026, 2, 2, 10);
const loanMinor = 200_000;

/** What a customer does, or what happens to them. `share` is of what there is, in per mille. */
type Step =
  | { readonly do: 'repay'; readonly amountMinor: number }
  | { readonly do: 'pay-off'; readonly aboveMinor: number }
  | { readonly do: 'withdraw' }
  | { readonly do: 'apply-again' }
  | { readonly do: 'transfer'; readonly share: number }
  | { readonly do: 'late-money'; readonly amountMinor: number }
  | { readonly do: 'prove-account' }
  | { readonly do: 'days'; readonly days: number };

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('repay' as const), amountMinor: fc.integer({ min: 1, max: 150_000 }) }),
    fc.record({ do: fc.constant('pay-off' as const), aboveMinor: fc.integer({ min: 0, max: 100 }) }),
    fc.constant({ do: 'withdraw' as const }),
    fc.constant({ do: 'apply-again' as const }),
    fc.record({ do: fc.constant('transfer' as const), share: fc.integer({ min: 1, max: 1000 }) }),
    fc.record({ do: fc.constant('late-money' as const), amountMinor: fc.integer({ min: 1, max: 50_000 }) }),
    fc.constant({ do: 'prove-account' as const }),
    fc.record({ do: fc.constant('days' as const), days: fc.integer({ min: 1, max: 20 }) }),
  ),
  { minLength: 3, maxLength: 9 },
);

/** Loans that are over: nothing of the customer's gets lost with them. */
onBackends((backend) => {
  describe('contracts that are over', () => {
    let database: Database;
    let bench: PaymentBench;
    let time = start;
    let people = 0;
    const now = () => time;
    const books = () => createContractBooks(database.orm, now);

    beforeAll(async () => {
      database = await backend.openDatabase();
      bench = await openPaymentBench({ orm: database.orm, now });
    });
    afterAll(() => database.close());

    const signAgain = async ({ customer: { id: customerId } }: Debtor) => {
      people++;
      const offer = figuresOf(defaultTerms, loanMinor, 12, new Date(time).toISOString().slice(0, 10));
      const at = new Date(time);
      const row = { customerId, number: `W/again-${people}`, status: 'contract', since: at, createdAt: at };
      // Of the application before nothing is open any more.
      await database.orm
        .update(loanApplication)
        .set({ endedAt: at })
        .where(eq(loanApplication.customerId, customerId));
      const [application] = await database.orm
        .insert(loanApplication)
        .values({ ...row, wantedMinor: loanMinor, wantedMonths: 12, offer })
        .returning();
      const made = application ?? expect.unreachable();
      await database.orm.transaction(async (tx) => books().sign(tx, await books().offer(tx, made, offer)));
    };
    const proveAccount = async ({ customer: { id: customerId } }: Debtor): Promise<string> => {
      await database.orm
        .insert(bankAccount)
        .values({
          customerId,
          iban: 'PL71000000010000900000004216',
          bank: 'Bank Most',
          owner: 'NOWAK ANNA',
          provedBy: 'transfer',
          provedAt: new Date(time),
        })
        .onConflictDoNothing();
      const [account] = await database.orm
        .select()
        .from(bankAccount)
        .where(eq(bankAccount.customerId, customerId));
      return account?.id ?? expect.unreachable();
    };
    const receive = (contractId: string, amountMinor: number) =>
      database.orm.transaction((tx) =>
        books().receive(tx, contractId, {
          kind: 'repayment',
          note: '',
          amountMinor,
          reference: randomUUID(),
        }),
      );
    /** @returns status of the answer */
    const transfer = async ({ customer }: Debtor, contract: string, amount_minor: number) => {
      // A day has its limit.
      time += dayMs;
      const account_id = await proveAccount({ customer } as Debtor);
      const body = { account_id, amount_minor, contract, code: benchCode };
      return (await bench.call('account/transfer-money', { who: customer.id, key: randomUUID(), body }))
        .status;
    };

    const act = async (debtor: Debtor, step: Step, inflow: Map<string, number>): Promise<void> => {
      const { id } = debtor.customer;
      const list = await books().list(id);
      const running = list.find(({ state }) => state === 'active');
      const over = list.find(({ state }) => state !== 'active');
      const paidIn = async (contractId: string, amountMinor: number) => {
        await receive(contractId, amountMinor);
        inflow.set(contractId, (inflow.get(contractId) ?? 0) + amountMinor);
      };
      switch (step.do) {
        case 'repay':
          if (running) await paidIn(running.id, step.amountMinor);
          return;
        case 'pay-off': {
          const contract = running && (await books().find(id, running.id));
          if (!contract) return;
          const { total_minor } = await books().settlement(contract);
          return paidIn(contract.id, Math.max(1, total_minor + step.aboveMinor));
        }
        case 'late-money':
          if (over) await paidIn(over.id, step.amountMinor);
          return;
        case 'withdraw': {
          const contract = running && (await books().find(id, running.id));
          if (!contract?.withdrawUntil || books().today(contract) > contract.withdrawUntil) return;
          const { amount_minor } = contract.figures;
          const paid = inflow.get(contract.id) ?? 0;
          const held = await books().cardBalance(contract.id);
          const documentId = randomUUID();
          const receipt = await database.orm.transaction((tx) => books().withdraw(tx, contract, documentId));
          // Both directions are in the receipt, and one of them at most is above nothing (art. 54).
          expect(receipt.to_return_minor - receipt.refund_minor).toBe(
            amount_minor + receipt.interest_minor - paid - held,
          );
          expect(Math.min(receipt.to_return_minor, receipt.refund_minor)).toBe(0);
          const told = await books().view((await books().find(id, contract.id)) ?? expect.unreachable());
          expect(told.withdrawal).toEqual(receipt);
          return;
        }
        case 'apply-again':
          if (!running) await signAgain(debtor);
          return;
        case 'transfer': {
          const from = list.find(({ held_minor }) => held_minor >= 100_000 / step.share);
          const amount = Math.floor(((from?.held_minor ?? 0) * step.share) / 1000);
          if (from && amount >= 100) expect(await transfer(debtor, from.id, amount)).toBe(200);
          return;
        }
        case 'prove-account':
          await proveAccount(debtor);
          return;
        case 'days':
          time += step.days * dayMs;
      }
    };

    /** What left us for accounts of the customer, by contract. */
    const sentOf = async (contractId: string): Promise<number> => {
      const rows = await database.orm.select().from(payout).where(eq(payout.contractId, contractId));
      return rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    };

    test('property: at every moment all money of the customer is seen and can be moved, and every contract can be read', {
      timeout: 240_000,
    }, async () => {
      const documents = createContractDocuments({
        orm: database.orm,
        sandbox: true,
        now,
        render: async (kind) => Buffer.from(kind),
      });
      await fc.assert(
        fc.asyncProperty(steps, fc.boolean(), async (sequence, hasAccount) => {
          time = start;
          people++;
          const debtor = await addDebtor(database.orm, `over-${people}`, now, loanMinor);
          const { id: customerId } = debtor.customer;
          if (!hasAccount)
            await database.orm.delete(bankAccount).where(eq(bankAccount.customerId, customerId));
          const inflow = new Map<string, number>();
          for (const step of sequence) {
            time += 60_000;
            await act(debtor, step, inflow);
            const list = await books().list(customerId);
            for (const { id, held_minor, to_return } of list) {
              const balances = await balancesOf(database.orm, id);
              const of = (account: string) => balances.get(account) ?? 0;
              expect([...balances.values()].reduce((sum, one) => sum + one, 0)).toBe(0);
              // Nothing of the customer's is on an account that the list leaves out.
              expect(held_minor).toBe(0 - of('card-account') - of('surplus'));
              expect(held_minor).toBeGreaterThanOrEqual(0);
              // What came in and was sent is what our bank accounts moved by.
              expect(of('cash')).toBe((inflow.get(id) ?? 0) - (await sentOf(id)));
              if (to_return) expect(to_return.amount_minor).toBe(of('principal') + of('interest'));
            }
          }
          const ended = (await books().list(customerId)).filter(({ ended_at }) => ended_at !== null);
          for (const { id, state, held_minor } of ended) {
            const row = (await books().find(customerId, id)) ?? expect.unreachable();
            const view = await books().view(row);
            expect([view.number, view.ended_at === null]).toEqual([row.number, false]);
            if (state === 'settled') expect(view.owed.due_now_minor).toBe(0);
            if (held_minor >= 100) expect(await transfer(debtor, id, held_minor)).toBe(200);
            const left = (await books().list(customerId)).find((one) => one.id === id)?.held_minor;
            expect(left).toBe(held_minor >= 100 ? 0 : held_minor);
            // Documents come with all that moved, however the contract ended.
            const options = { orm: database.orm, books: books(), documents, now };
            await writeDueDocuments(options, debtor.customer, row, 'pl');
            await writeDueDocuments(options, debtor.customer, row, 'pl');
            const kinds = (await documents.list(customerId, id, 'pl')).map(({ kind }) => kind);
            expect(kinds.filter((kind) => kind === 'statement')).toHaveLength(1);
            expect(kinds.includes('settlement-confirmation')).toBe(state === 'settled');
            expect((await books().history(row, { limit: 50, offset: 0 })).total).toBeGreaterThan(0);
          }
        }),
        { numRuns: 12 },
      );
    });

    test('[art. 54] what was repaid before a withdrawal comes back: to the proved account, or it can be transferred', async () => {
      for (const hasAccount of [true, false]) {
        time = start;
        people++;
        const debtor = await addDebtor(database.orm, `back-${people}`, now, loanMinor);
        const { customer, contract } = debtor;
        if (!hasAccount)
          await database.orm.delete(bankAccount).where(eq(bankAccount.customerId, customer.id));
        await receive(contract.id, 10_000);
        const terms = await database.orm.transaction((tx) => books().withdrawalTerms(tx, contract));
        expect([terms.toReturnMinor, terms.surplusMinor]).toEqual([0, 10_000]);
        const receipt = await database.orm.transaction((tx) => books().withdraw(tx, contract, randomUUID()));
        expect(receipt).toMatchObject({ to_return_minor: 0, refund_minor: 10_000 });
        expect(receipt.refund_account === null).toBe(!hasAccount);
        const [listed] = await books().list(customer.id);
        expect(listed?.held_minor).toBe(hasAccount ? 0 : 10_000);
        expect(await sentOf(contract.id)).toBe(hasAccount ? 10_000 : 0);
        if (!hasAccount) expect(await transfer(debtor, contract.id, 10_000)).toBe(200);
        const rows = await books().history(contract, { limit: 10, offset: 0 });
        expect(rows.rows.some(({ kind }) => kind === (hasAccount ? 'refund' : 'transfer'))).toBe(true);
      }
    });

    test('[sec 15] a contract of somebody else is none: no money is sent from it', async () => {
      time = start;
      people++;
      const [mine, theirs] = [
        await addDebtor(database.orm, `mine-${people}`, now, loanMinor),
        await addDebtor(database.orm, `theirs-${people}`, now, loanMinor),
      ];
      expect(await books().find(mine.customer.id, theirs.contract.id)).toBeNull();
      expect(await transfer(mine, theirs.contract.id, 1000)).toBe(409);
      expect(await books().cardBalance(theirs.contract.id)).toBe(loanMinor);
    });

    test('what is over is not repaid any more, and says so; after a withdrawal what is to be given back can be paid', async () => {
      time = start;
      people++;
      const { customer, contract } = await addDebtor(database.orm, `repaid-${people}`, now, loanMinor);
      await receive(contract.id, (await books().settlement(contract)).total_minor);
      const repay = (who: string, amount_minor: number, of: string) =>
        bench.call('blue-cash/repayment', { who, key: randomUUID(), body: { amount_minor, contract: of } });
      const refused = await repay(customer.id, 1000, contract.id);
      expect([refused.status, refused.body.error.code]).toEqual([409, 'wrong_status']);
      expect(refused.body.error.message).toContain('rozliczona');
      people++;
      const other = await addDebtor(database.orm, `given-${people}`, now, loanMinor);
      await transfer(other, other.contract.id, loanMinor);
      const row = (await books().find(other.customer.id, other.contract.id)) ?? expect.unreachable();
      const receipt = await database.orm.transaction((tx) => books().withdraw(tx, row, randomUUID()));
      expect(receipt.to_return_minor).toBeGreaterThanOrEqual(loanMinor);
      const much = await repay(other.customer.id, receipt.to_return_minor + 101, other.contract.id);
      expect(much.status).toBe(422);
      const paid = await repay(other.customer.id, receipt.to_return_minor, other.contract.id);
      expect(paid.status).toBe(200);
    });
  });
});
