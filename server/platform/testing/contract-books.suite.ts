import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LoanFigures } from '#schemas/lending/figures.ts';
import type { Database } from '../base/database/database.ts';
import { createCustomerStore } from '../customers/customer-store.ts';
import { NotEnoughMoney, TooLateToWithdraw } from '../lending/contracts/contract-books.ts';
import { createContractBooks } from '../lending/contracts/create-contract-books.ts';
import { UnlawfulTerms } from '../lending/contracts/lawful-terms.ts';
import { balancesOf } from '../lending/contracts/ledger.ts';
import { seedContract } from '../lending/contracts/seed-contract.ts';
import { ledgerPosting, ledgerTransaction } from '../lending/contracts/tables.ts';
import { defaultTerms } from '../lending/default-lending.ts';
import { figuresOf } from '../lending/loan-figures.ts';
import { bankAccount } from '../lending/payments/tables.ts';
import { loanApplication } from '../lending/tables.ts';
import { onBackends } from './on-backends.ts';

const dayMs = 86_400_000;
const start = Date.UTC(2026, 2, 10, 9);
const amount = 5000_00;

/** Contracts and their money, on a database. */
onBackends((backend) => {
  describe('contract books', () => {
    let database: Database;
    let time = start;
    let people = 0;
    beforeAll(async () => {
      database = await backend.openDatabase();
    });
    afterAll(() => database.close());

    const figures = (): LoanFigures => figuresOf(defaultTerms, amount, 12, '2026-03-10');
    const newApplication = async (offer = figures()) => {
      people++;
      const own = people;
      const { orm } = database;
      const owner = await createCustomerStore(orm).add({
        email: `books${own}@acc.example`,
        firstname: 'Anna',
        lastname: 'Nowak',
        group: 'personal',
      });
      if (owner === null) throw new Error('the address is taken');
      const at = new Date(time);
      const row = { customerId: owner.id, number: `W/2026/9${own}`, status: 'show-contract', since: at };
      const wanted = { wantedMinor: amount, wantedMonths: 12, offer, createdAt: at };
      const [application] = await orm
        .insert(loanApplication)
        .values({ ...row, ...wanted })
        .returning();
      return application ?? expect.unreachable();
    };
    const books = () => createContractBooks(database.orm, () => time);
    const signed = async () => {
      const application = await newApplication();
      return database.orm.transaction(async (tx) => {
        const offered = await books().offer(tx, application, figures());
        return books().sign(tx, offered);
      });
    };
    const pay = (contractId: string, amountMinor: number, reference: string) =>
      database.orm.transaction((tx) =>
        books().receive(tx, contractId, { kind: 'repayment', note: '', amountMinor, reference }),
      );
    const current = async (customerId: string) => (await books().current(customerId)) ?? expect.unreachable();
    const balances = async (id: string) => Object.fromEntries(await balancesOf(database.orm, id));

    test('[spec 9] numbers have no holes, however many are made at once and whatever is refused', async () => {
      const applications = await Promise.all(Array.from({ length: 6 }, () => newApplication()));
      const made = await Promise.allSettled(
        [...applications, ...applications].map((application, index) =>
          database.orm.transaction(async (tx) => {
            const contract = await books().offer(tx, application, figures());
            if (index === 2) throw new Error('given up');
            return contract;
          }),
        ),
      );
      const numbers = made.flatMap((one) => (one.status === 'fulfilled' ? [one.value.number] : []));
      const counters = [...new Set(numbers)].map((number) => Number(number.slice(-6))).sort((a, b) => a - b);
      expect(numbers[0]).toMatch(/^U\/2026\/\d{6}$/);
      expect(counters).toEqual(counters.map((_, index) => (counters[0] ?? 0) + index));
      expect(counters).toHaveLength(6);
    });

    test('[issue 5] signing pays the loan out to the card and books what it costs; again is once', async () => {
      const contract = await signed();
      expect(contract).toMatchObject({
        state: 'active',
        startsOn: '2026-03-10',
        withdrawUntil: '2026-03-24',
      });
      await database.orm.transaction((tx) => books().sign(tx, contract));
      const { fee_minor, interest_minor } = contract.figures;
      expect(await balances(contract.id)).toEqual({
        principal: amount,
        'card-account': -amount,
        interest: interest_minor,
        'interest-income': -interest_minor,
        fee: fee_minor,
        'fee-income': -fee_minor,
      });
      const view = await books().view(contract);
      expect(view.schedule).toHaveLength(12);
      expect(view.owed.principal_minor + view.owed.interest_minor + view.owed.fee_minor).toBe(
        contract.figures.total_payable_minor,
      );
    });

    test('[sec 33] the same reference is one movement, also when it comes many times at once', async () => {
      const { id } = await signed();
      const answers = await Promise.all([1, 2, 3, 4].map(() => pay(id, 100_00, `order:${id}`)));
      expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
      expect((await balances(id))['cash']).toBe(100_00);
    });

    test('[issue 5] the database refuses a movement that does not balance, and changes of one that was booked', async () => {
      const { id, customerId } = await signed();
      const oneSided = database.orm.transaction(async (tx) => {
        const [added] = await tx
          .insert(ledgerTransaction)
          .values({ contractId: id, customerId, kind: 'fee', reference: `bad:${id}`, at: new Date(time) })
          .returning();
        const transactionId = added?.id ?? expect.unreachable();
        await tx.insert(ledgerPosting).values({ transactionId, line: 0, account: 'cash', amountMinor: 1 });
      });
      await expect(oneSided).rejects.toThrow();
      expect(await balances(id)).toMatchObject({ 'card-account': -amount });
      expect(await balances(id)).not.toHaveProperty('cash');
      const changed = database.orm.transaction((tx) => tx.update(ledgerPosting).set({ amountMinor: 1 }));
      await expect(changed).rejects.toThrow();
      await expect(database.orm.execute(sql`delete from ledger_transactions`)).rejects.toThrow();
      expect(await balances(id)).toMatchObject({ principal: amount });
    });

    test('[art. 49] paying the settlement ends the loan: everything is nothing, what fell away was waived', async () => {
      const { id, customerId } = await signed();
      time = start + 40 * dayMs;
      const { total_minor, saved_minor } = await books().settlement(await current(customerId));
      expect(saved_minor).toBeGreaterThan(0);
      expect(await pay(id, total_minor + 500, `settle:${id}`)).toEqual({ isNew: true, settled: true });
      const after = await balances(id);
      expect([after['principal'], after['interest'], after['fee'], after['surplus']]).toEqual([
        0, 0, 0, -500,
      ]);
      const view = await books().view(await current(customerId));
      expect([view.state, view.owed.overpaid_minor, view.owed.due_now_minor, view.next]).toEqual([
        'settled',
        500,
        0,
        null,
      ]);
      expect(view.paid_minor).toBe(total_minor + 500);
      expect(await pay(id, 1_00, `more:${id}`)).toEqual({ isNew: true, settled: false });
      time = start;
    });

    test('[truth] [art. 49] paid ahead and paid off on the day of signing: the rows are the total, and nothing is lost', async () => {
      const { id, customerId } = await signed();
      const instalment = (await books().view(await current(customerId))).next?.amount_minor ?? 0;
      await pay(id, instalment, `ahead:${id}`);
      await pay(id, 100_00, `more-ahead:${id}`);
      const settlement = await books().settlement(await current(customerId));
      const { principal_minor, interest_minor, fee_minor, late_interest_minor, refund_minor } = settlement;
      expect(Math.max(interest_minor, fee_minor)).toBeLessThan(0);
      expect(principal_minor + interest_minor + fee_minor + late_interest_minor + refund_minor).toBe(
        settlement.total_minor,
      );
      expect(instalment + 100_00 + settlement.total_minor).toBe(amount);
      expect(await pay(id, settlement.total_minor, `off:${id}`)).toEqual({ isNew: true, settled: true });
      const after = await balances(id);
      expect([after['interest-income'], after['fee-income'], after['principal']]).toEqual([0, 0, 0]);
    });

    test('[art. 481] days pass: rows are late, interest for delay is calculated, and booked when it is paid', async () => {
      const { id, customerId } = await signed();
      await database.orm.transaction((tx) => books().shiftDays(tx, id, 31 + 10));
      const late = await books().view(await current(customerId));
      expect(late.schedule.slice(0, 2).map(({ state }) => state)).toEqual(['late', 'planned']);
      expect(late.owed.overdue_days).toBe(10);
      const first = late.schedule[0] ?? expect.unreachable();
      expect(late.owed.late_interest_minor).toBeGreaterThan(0);
      expect(late.owed.due_now_minor).toBe(first.instalment_minor + late.owed.late_interest_minor);
      expect((await balances(id))['late-interest-income']).toBeUndefined();
      await pay(id, late.owed.due_now_minor, `late:${id}`);
      expect((await balances(id))['late-interest-income']).toBe(-late.owed.late_interest_minor);
      const paid = await books().view(await current(customerId));
      expect([paid.owed.due_now_minor, paid.schedule[0]?.state]).toEqual([0, 'paid']);
    });

    test('[issue 5] the card account pays out what it has, once each, and not more', async () => {
      const { id } = await signed();
      const out = (amountMinor: number, reference: string) =>
        database.orm.transaction((tx) => books().payOut(tx, id, { amountMinor, reference, note: '' }));
      await Promise.all([out(3000_00, `t1:${id}`), out(3000_00, `t1:${id}`)]);
      await expect(out(2000_01, `t2:${id}`)).rejects.toThrow(NotEnoughMoney);
      expect(await books().cardBalance(id)).toBe(2000_00);
    });

    test('[truth] wherever the loan is paid out to, and whatever is paid afterwards, the ledger balances', async () => {
      const money = fc.integer({ min: 1, max: 3000_00 });
      const loans = fc.record({
        toAccount: fc.boolean(),
        minor: fc.integer({ min: 1000, max: 20_000 }).map((zloty) => zloty * 100),
        payments: fc.array(money, { maxLength: 3 }),
        withdrawn: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(loans, async ({ toAccount, minor, payments, withdrawn }) => {
          const offer = figuresOf(defaultTerms, minor, 12, '2026-03-10');
          const application = await newApplication(offer);
          const { id: applicationId, customerId } = application;
          const proof = {
            iban: 'PL61109010140000071219812874',
            bank: 'Bank Most',
            owner: '',
            provedBy: 'transfer',
          };
          const [account] = await database.orm
            .insert(bankAccount)
            .values({ customerId, ...proof, provedAt: new Date(time) })
            .returning();
          const sendOn = toAccount && account ? { account, note: '' } : null;
          const sign = () =>
            database.orm.transaction(async (tx) =>
              books().sign(
                tx,
                await books().offer(tx, { id: applicationId, customerId }, offer),
                undefined,
                sendOn,
              ),
            );
          const { id } = await sign();
          await sign();
          expect(await books().cardBalance(id)).toBe(toAccount ? 0 : minor);
          expect((await balances(id))['cash'] ?? 0).toBe(toAccount ? -minor : 0);
          await payments.reduce(async (before, amountMinor, at) => {
            await before;
            await pay(id, amountMinor, `any:${id}:${at}`);
          }, Promise.resolve());
          const contract = await current(customerId);
          const over = withdrawn && contract.state === 'active';
          if (over) {
            const paid = payments.reduce((sum, one) => sum + one, 0);
            const receipt = await database.orm.transaction((tx) =>
              books().withdraw(tx, contract, crypto.randomUUID()),
            );
            // On the day of signing no interest ran: what was handed over comes back, less what was paid.
            expect(receipt.to_return_minor).toBe(toAccount ? Math.max(0, minor - paid) : 0);
          }
          const all = Object.values(await balances(id));
          expect(all.reduce((sum, one) => sum + one, 0)).toBe(0);
          expect((await balances(id))['card-account']).toBe(toAccount || over ? 0 : -minor);
        }),
        { numRuns: 8 },
      );
    });

    test('[art. 54] a withdrawal costs interest of the days used and nothing else; the card account is taken back', async () => {
      const { id, customerId } = await signed();
      await database.orm.transaction((tx) =>
        books().payOut(tx, id, { amountMinor: 4000_00, reference: `w:${id}`, note: '' }),
      );
      await database.orm.transaction((tx) => books().shiftDays(tx, id, 10));
      const contract = await current(customerId);
      const documentId = crypto.randomUUID();
      const receipt = await database.orm.transaction((tx) => books().withdraw(tx, contract, documentId));
      const interest = Math.round((amount * 0.135 * 10) / 365);
      expect(receipt).toMatchObject({ to_return_minor: 4000_00 + interest, return_by: '2026-04-19' });
      expect(await balances(id)).toMatchObject({
        principal: 4000_00,
        interest,
        'interest-income': -interest,
        fee: 0,
        'fee-income': 0,
        'card-account': 0,
      });
      await pay(id, 4000_00 + interest, `back:${id}`);
      const view = await books().view(await current(customerId));
      expect([view.state, view.owed.due_now_minor, view.schedule]).toEqual(['withdrawn', 0, []]);
    });

    test('[art. 53] on the 14th day it can be withdrawn from, on the 15th not', async () => {
      const { id, customerId } = await signed();
      const terms = async (days: number) => {
        await database.orm.transaction((tx) => books().shiftDays(tx, id, days));
        const contract = await current(customerId);
        return database.orm.transaction((tx) => books().withdrawalTerms(tx, contract));
      };
      expect((await terms(14)).today).toBe('2026-03-24');
      await expect(terms(1)).rejects.toThrow(TooLateToWithdraw);
    });

    test('[art. 36a] [art. 359] terms above the caps make no contract', async () => {
      const dear = figuresOf({ ...defaultTerms, fee_percent: 21 }, amount, 12, '2026-03-10');
      const usury = figuresOf({ ...defaultTerms, annual_rate_percent: 15.1 }, amount, 12, '2026-03-10');
      const application = await newApplication();
      for (const offer of [dear, usury]) {
        const made = database.orm.transaction((tx) => books().offer(tx, application, offer));
        await expect(made).rejects.toThrow(UnlawfulTerms);
      }
      const forged = { ...figures(), apr_percent: 1 };
      const made = database.orm.transaction((tx) => books().offer(tx, application, forged));
      await expect(made).rejects.toThrow(RangeError);
    });

    test('[issue 5] a seeded contract has a past: paid rows on their days, later ones late', async () => {
      const application = await newApplication();
      const contract = await database.orm.transaction((tx) =>
        seedContract(tx, application, { now: time, monthsAgo: 4, paidRows: 3 }),
      );
      const view = await books().view(await current(contract.customerId));
      expect(view.schedule.slice(0, 5).map(({ state }) => state)).toEqual([
        'paid',
        'paid',
        'paid',
        'due',
        'planned',
      ]);
      const history = await books().history(contract, { limit: 2, offset: 0 });
      expect([history.total, history.rows.map(({ kind }) => kind)]).toEqual([4, ['repayment', 'repayment']]);
      const oldest = await books().history(contract, { limit: 5, offset: 3 });
      expect(oldest.rows).toMatchObject([{ kind: 'payout', amount_minor: amount }]);
    });
  });
});
