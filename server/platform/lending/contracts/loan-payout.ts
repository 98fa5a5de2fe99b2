import { and, desc, eq, isNull, notExists, type SQL } from 'drizzle-orm';
import type { Contract } from '#schemas/lending/contract.ts';
import type { StepUpDetails } from '#schemas/lending/step-up.ts';
import { maskIban } from '#schemas/masked-contact.ts';
import type { Orm } from '../../base/database/database.ts';
import { fieldErrors } from '../../http/field-errors.ts';
import { type PersonLanguage, refuseIn } from '../../http/person-texts.ts';
import { bankAccount, payout } from '../payments/tables.ts';
import { loanApplication } from '../tables.ts';
import { contractTexts } from './contract-texts.ts';
import { post } from './ledger.ts';
import { ledgerAccounts as accounts } from './ledger-accounts.ts';
import type { loanContract } from './tables.ts';

type LoanContract = typeof loanContract.$inferSelect;

/** An account a customer proved, by a bank or a transfer. */
export type ProvedAccount = Pick<typeof bankAccount.$inferSelect, 'id' | 'iban' | 'bank'>;

/** Where the money of a loan is sent on at once, and what its history says of that. */
export interface PayoutOrder {
  readonly account: ProvedAccount;
  readonly note: string;
}

const proved = { id: bankAccount.id, iban: bankAccount.iban, bank: bankAccount.bank };

/** The account a customer proved last; null where there is none. @param condition a further one */
export async function lastProvedAccount(
  orm: Orm,
  customerId: string,
  condition?: SQL,
): Promise<ProvedAccount | null> {
  const [account] = await orm
    .select(proved)
    .from(bankAccount)
    .where(and(eq(bankAccount.customerId, customerId), condition))
    .orderBy(desc(bankAccount.provedAt), desc(bankAccount.id))
    .limit(1);
  return account ?? null;
}

/** An account as the wire has it. */
export const showAccount = ({ bank, iban }: Pick<ProvedAccount, 'bank' | 'iban'>) => ({
  bank,
  masked_iban: maskIban(iban),
});

/**
 * The account a loan can be sent on to: the one its customer proved last, and named for it. Null where there is none, and where
 * the loan buys goods: the shop is paid from the card's account.
 */
function sendOnAccount(orm: Orm, customerId: string): Promise<ProvedAccount | null> {
  const buysGoods = orm
    .select({ id: loanApplication.id })
    .from(loanApplication)
    .where(
      and(
        eq(loanApplication.customerId, customerId),
        isNull(loanApplication.endedAt),
        eq(loanApplication.isForPurchase, true),
      ),
    );
  return lastProvedAccount(orm, customerId, notExists(buysGoods));
}

/**
 * The account a loan's money is sent on to; null for the card's.
 * @param wanted a place of `payoutPlaces`; left out, the proved account where there is one
 * @throws PlatformError invalid_fields (payout) for what cannot be chosen
 */
export async function choosePayout(
  orm: Orm,
  customerId: string,
  wanted: string | undefined,
  language: PersonLanguage,
): Promise<ProvedAccount | null> {
  const account = await sendOnAccount(orm, customerId);
  if (wanted === 'card-account') return null;
  if (wanted === undefined || (wanted === 'verified-account' && account !== null)) return account;
  throw fieldErrors(language, { payout: refuseIn(contractTexts, language, 'unknownPayout') });
}

/**
 * What a code that signs is bound to (dynamic linking, Regulation (EU) 2018/389 art. 5): the contract, the amount paid out
 * and the account it goes to, as the message names them. Another account proved meanwhile makes the code worthless.
 */
export const signingDetails = (
  { id, figures }: Pick<LoanContract, 'id' | 'figures'>,
  account: ProvedAccount | null,
): StepUpDetails => ({
  contract: id,
  amount_minor: figures.amount_minor,
  payout: describePayout(account).to,
  account: account?.id ?? '',
});

/** How a payout is told: to an account, or, without one, to the card's. */
export const describePayout = (account: ProvedAccount | null): Contract['payout'] =>
  account === null
    ? { to: 'card-account', account: null }
    : { to: 'verified-account', account: showAccount(account) };

/** Where the money of a loan went; of an offer, where it goes unless the customer chooses otherwise. */
export async function payoutOf(
  orm: Orm,
  { id, customerId, state }: LoanContract,
): Promise<Contract['payout']> {
  if (state === 'offered') return describePayout(await sendOnAccount(orm, customerId));
  const [account] = await orm
    .select(proved)
    .from(payout)
    .innerJoin(bankAccount, eq(bankAccount.id, payout.accountId))
    .where(eq(payout.id, id));
  return describePayout(account ?? null);
}

/**
 * Sends the whole loan on from the card's account, in the transaction of the signing. Its row has the contract's own id, so
 * there is one of it, and the day's limit of transfers can tell it from those the customer ordered.
 */
export async function sendLoanOn(
  tx: Orm,
  contract: LoanContract,
  { account, note }: PayoutOrder,
  at: Date,
): Promise<void> {
  const { id, customerId, figures } = contract;
  const amountMinor = figures.amount_minor;
  await tx.insert(payout).values({ id, customerId, contractId: id, accountId: account.id, amountMinor, at });
  await post(tx, contract, {
    kind: 'transfer',
    reference: `transfer:${id}`,
    note,
    at,
    sides: { [accounts.card]: amountMinor, [accounts.cash]: -amountMinor },
  });
}
