import { eq } from 'drizzle-orm';
import type { Orm } from '../../base/database/database.ts';
import {
  type ContractBooks,
  type IncomingMoney,
  type LoanContract,
  NotEnoughMoney,
} from './contract-books.ts';
import type { ContractClock } from './contract-clock.ts';
import { lockContract, readStanding } from './contract-rows.ts';
import { balancesOf, post } from './ledger.ts';
import { ledgerAccounts as accounts } from './ledger-accounts.ts';
import { isRepaid, outstanding } from './loan-state.ts';
import { returnSurplus, surplusToCard } from './surplus.ts';
import { ledgerTransaction, loanContract } from './tables.ts';
import { takePayment } from './take-payment.ts';

/** What a contract's clock says, once it is known which contract. */
export type ClockOf = (contract: LoanContract) => ContractClock;

type Received = Awaited<ReturnType<ContractBooks['receive']>>;
const nothingNew: Received = { isNew: false, settled: false };

/** Books money that came in, in shares by {@link takePayment}; costs that fall away are booked beside it. */
export async function receiveMoney(
  tx: Orm,
  contractId: string,
  money: IncomingMoney,
  clockOf: ClockOf,
): Promise<Received> {
  assertAmount(money.amountMinor);
  const contract = await lockContract(tx, contractId);
  if (await isBooked(tx, money.reference)) return nothingNew;
  const clock = clockOf(contract);
  if (contract.state === 'withdrawn') return receiveBack(tx, contract, money, clock);
  if (contract.state === 'offered') throw new Error('money came for a contract that is not signed');
  const { loan, state } = await readStanding(tx, contract, clock.today);
  await assertSameAsLedger(tx, contract.id, outstanding(state));
  const { amountMinor, reference, kind, note, effect } = money;
  const taken = takePayment(loan, state, { day: clock.today, amountMinor, effect });
  const { parts, waived } = taken;
  if (waived.interestMinor !== 0 || waived.feeMinor !== 0) {
    await post(tx, contract, {
      kind: 'waiver',
      reference: `waiver:${reference}`,
      at: clock.at,
      sides: {
        [accounts.interest]: -waived.interestMinor,
        [accounts.interestIncome]: waived.interestMinor,
        [accounts.fee]: -waived.feeMinor,
        [accounts.feeIncome]: waived.feeMinor,
      },
    });
  }
  await post(tx, contract, {
    kind,
    reference,
    note,
    effect: effect ?? null,
    at: clock.at,
    sides: {
      [accounts.cash]: amountMinor,
      [accounts.lateIncome]: -parts.lateMinor,
      [accounts.fee]: -parts.feeMinor,
      [accounts.interest]: -parts.interestMinor,
      [accounts.principal]: -parts.principalMinor,
      [accounts.surplus]: -parts.surplusMinor,
    },
  });
  const settled = contract.state === 'active' && isRepaid(taken.state);
  if (settled) {
    await tx
      .update(loanContract)
      .set({ state: 'settled', endedAt: clock.at })
      .where(eq(loanContract.id, contractId));
  }
  await returnSurplus(tx, contract, clock.at);
  return { isNew: true, settled };
}

/** Money a customer gives back after a withdrawal: interest of the days used, then principal. */
async function receiveBack(
  tx: Orm,
  contract: LoanContract,
  { kind, reference, note, amountMinor }: IncomingMoney,
  { at }: ContractClock,
): Promise<Received> {
  const balances = await balancesOf(tx, contract.id);
  const interest = Math.min(amountMinor, balances.get(accounts.interest) ?? 0);
  const principal = Math.min(amountMinor - interest, balances.get(accounts.principal) ?? 0);
  await post(tx, contract, {
    kind,
    reference,
    note,
    at,
    sides: {
      [accounts.cash]: amountMinor,
      [accounts.interest]: -interest,
      [accounts.principal]: -principal,
      [accounts.surplus]: -(amountMinor - interest - principal),
    },
  });
  await returnSurplus(tx, contract, at);
  return { isNew: true, settled: false };
}

/** Takes money of the customer's to the world: from the card's account, and what was overpaid with it. @throws NotEnoughMoney */
export async function payOutMoney(
  tx: Orm,
  contractId: string,
  out: Parameters<ContractBooks['payOut']>[2],
  clockOf: ClockOf,
): Promise<void> {
  const { reference, amountMinor, note } = out;
  assertAmount(amountMinor);
  const contract = await lockContract(tx, contractId);
  if (await isBooked(tx, reference)) return;
  if ((await cardBalanceOf(tx, contractId)) < amountMinor)
    throw new NotEnoughMoney('there is less on the card account');
  const { at } = clockOf(contract);
  await surplusToCard(tx, contract, reference, at);
  await post(tx, contract, {
    kind: 'transfer',
    reference,
    note,
    at,
    sides: { [accounts.card]: amountMinor, [accounts.cash]: -amountMinor },
  });
}

/** What we hold for the customer, on the card's account and overpaid: ours to hand over, so the balances are credits. */
export const cardBalanceOf = async (orm: Orm, contractId: string): Promise<number> => {
  const balances = await balancesOf(orm, contractId);
  return 0 - (balances.get(accounts.card) ?? 0) - (balances.get(accounts.surplus) ?? 0);
};

async function isBooked(tx: Orm, reference: string): Promise<boolean> {
  const rows = await tx
    .select({ id: ledgerTransaction.id })
    .from(ledgerTransaction)
    .where(eq(ledgerTransaction.reference, reference));
  return rows.length > 0;
}

/** The schedule is calculated from payments, the ledger is what was booked: they are one, or nothing is booked at all. */
async function assertSameAsLedger(tx: Orm, contractId: string, principalMinor: number): Promise<void> {
  const booked = (await balancesOf(tx, contractId)).get(accounts.principal) ?? 0;
  if (booked !== principalMinor)
    throw new Error(`the ledger of contract ${contractId} does not agree with its schedule`);
}

function assertAmount(amountMinor: number): void {
  if (!Number.isSafeInteger(amountMinor) || amountMinor < 1)
    throw new RangeError(`${amountMinor} is not a positive whole number of minor units`);
}
