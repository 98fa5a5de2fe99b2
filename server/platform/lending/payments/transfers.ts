import { randomUUID } from 'node:crypto';
import { and, asc, eq, gte, ne, not } from 'drizzle-orm';
import type { BankAccount, TransferDone, TransferMoney } from '#schemas/lending/payments.ts';
import { maskIban } from '#schemas/masked-contact.ts';
import { fillPlaces } from '#schemas/refusals/fill-places.ts';
import type { Refusal } from '#schemas/refusals/refusal.ts';
import { createAuditLog } from '../../base/audit/audit-log.ts';
import type { Orm } from '../../base/database/database.ts';
import { legalDay } from '../../base/legal-day.ts';
import { moneyInWords } from '../../base/messages/money-in-words.ts';
import type { Customer } from '../../customers/customer-store.ts';
import { type Caller, refuseIn } from '../../http/person-texts.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { NotEnoughMoney } from '../contracts/contract-books.ts';
import { lockContract } from '../contracts/contract-rows.ts';
import { isRefund } from '../contracts/surplus.ts';
import { readLendingTerms } from '../lending-terms.ts';
import type { PaymentContext } from './payment-context.ts';
import { paymentTexts } from './payment-texts.ts';
import { bankAccount, payout } from './tables.ts';

/** Whole minor units a customer can send in a day, where the configuration `lending` names no limit. */
const defaultDailyMinor = 1_000_000;
/** Longer than any day at the site's place. */
const longDayMs = 26 * 3_600_000;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Money we hold for a customer to accounts of theirs: of the loan that runs, and of loans that are over. */
export interface Transfers {
  /** Accounts that were proved, in the order they were. */
  accounts(customerId: string): Promise<readonly BankAccount[]>;
  /**
   * Sends money, in the caller's transaction. The contract's row is locked: two at once go one after the other.
   * @throws PlatformError wrong_status, not_found (account_id), invalid_fields (amount_minor, code)
   */
  send(tx: Orm, customer: Customer, wanted: TransferMoney, caller: Caller): Promise<TransferDone>;
  /** Tells the customer that money left. To be called when that is stored. */
  announce(customer: Customer, done: TransferDone, caller: Caller): void;
}

export function createTransfers(context: PaymentContext): Transfers {
  const { orm, books, stepUp, sender, publicOrigin, now } = context;

  const sentToday = async (tx: Orm, customerId: string): Promise<number> => {
    const today = legalDay(now());
    const rows = await tx
      .select({ amountMinor: payout.amountMinor, at: payout.at })
      .from(payout)
      // The loan itself, sent on at signing, and what was overpaid are no transfers the limit is for.
      .where(
        and(
          eq(payout.customerId, customerId),
          ne(payout.id, payout.contractId),
          not(isRefund),
          gte(payout.at, new Date(now() - longDayMs)),
        ),
      );
    return rows
      .filter(({ at }) => legalDay(at.getTime()) === today)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  };

  return {
    accounts: async (customerId) => {
      const rows = await orm
        .select()
        .from(bankAccount)
        .where(eq(bankAccount.customerId, customerId))
        .orderBy(asc(bankAccount.provedAt), asc(bankAccount.id));
      return rows.map(({ id, iban, bank, owner }) => ({ id, masked_iban: maskIban(iban), bank, owner }));
    },
    send: async (tx, customer, { account_id, amount_minor, contract: named, code }, caller) => {
      const texts = paymentTexts.in(caller.language);
      const wrong = (field: string, refusal: Refusal) =>
        new PlatformError('invalid_fields', refusal, { fields: { [field]: refusal } });
      const found = await books.find(customer.id, named, tx);
      const contract = found && (await lockContract(tx, found.id));
      if (contract === null || contract.signedAt === null)
        throw new PlatformError('wrong_status', refuseIn(paymentTexts, caller.language, 'noContract'));
      const { currency } = contract.figures;
      const account = await ownAccount(tx, customer.id, account_id);
      // Somebody else's account is not there for this customer, exactly as one that does not exist ([sec 15]).
      if (account === null) {
        const unknown = refuseIn(paymentTexts, caller.language, 'unknownAccount');
        throw new PlatformError('not_found', unknown, { fields: { account_id: unknown } });
      }
      const money = (minor: number) => moneyInWords(minor, caller.language, currency);
      const balance = await books.cardBalance(contract.id, tx);
      const short = () =>
        wrong(
          'amount_minor',
          refuseIn(paymentTexts, caller.language, 'notEnough', { amount: money(balance) }),
        );
      if (amount_minor > balance) throw short();
      const { config } = await readLendingTerms(tx, legalDay(now()));
      const sent = await sentToday(tx, customer.id);
      const limit = config.daily_transfer_minor ?? defaultDailyMinor;
      if (sent + amount_minor > limit) {
        const left = { limit: money(limit), amount: money(Math.max(0, limit - sent)) };
        throw wrong('amount_minor', refuseIn(paymentTexts, caller.language, 'overDailyLimit', left));
      }
      // Last: a code is not spent, nor a try, on what would be refused anyway.
      const details = { account_id, amount_minor };
      await stepUp.use(tx, customer, { action: 'account.transfer-money', details, code }, caller);
      const id = randomUUID();
      const at = new Date(now());
      await tx.insert(payout).values({
        id,
        customerId: customer.id,
        contractId: contract.id,
        accountId: account.id,
        amountMinor: amount_minor,
        at,
      });
      const note = fillPlaces(texts.transferNote, { account: maskIban(account.iban) });
      await books
        .payOut(tx, contract.id, { reference: `transfer:${id}`, amountMinor: amount_minor, note })
        .catch((error: unknown) => {
          throw error instanceof NotEnoughMoney ? short() : error;
        });
      await createAuditLog(tx, now).record({
        kind: 'money-transferred',
        customerId: customer.id,
        address: caller.address,
        details: { payout: id, account: account.id, amount_minor },
      });
      const left = await books.cardBalance(contract.id, tx);
      return { id, amount_minor, balance_minor: left, at: at.toISOString() };
    },
    announce: ({ email }, { amount_minor }, { language }) =>
      sender.send({
        channel: 'email',
        to: email,
        template: 'money-transferred',
        locale: language,
        values: { amount: moneyInWords(amount_minor, language), link: `${publicOrigin()}/contacts` },
      }),
  };
}

async function ownAccount(tx: Orm, customerId: string, id: string) {
  if (!uuid.test(id)) return null;
  const [row] = await tx
    .select()
    .from(bankAccount)
    .where(and(eq(bankAccount.id, id), eq(bankAccount.customerId, customerId)));
  return row ?? null;
}
