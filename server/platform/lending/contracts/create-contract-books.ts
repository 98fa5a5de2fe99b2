import { eq, sql } from 'drizzle-orm';
import type { AccountRange } from '#schemas/lending/account-range.ts';
import type { Orm } from '../../base/database/database.ts';
import { readLender } from '../../content/lender.ts';
import type { ContractBooks, LoanContract } from './contract-books.ts';
import { clockAt, contractClock } from './contract-clock.ts';
import { historyOf } from './contract-history.ts';
import { asSigned, offerContract, signContract } from './contract-making.ts';
import { cardBalanceOf, payOutMoney, receiveMoney } from './contract-money.ts';
import { currentContract, lockRunningContract, ownContractOf } from './contract-rows.ts';
import { settlementOf, viewContract } from './contract-view.ts';
import { calculateWithdrawal, withdrawContract } from './contract-withdrawal.ts';
import { partRepaymentOf } from './part-repayment.ts';
import { signedContracts } from './signed-contracts.ts';
import { loanContract } from './tables.ts';
import { transferCode } from './transfer-code.ts';
import { demoRange } from './virtual-account.ts';

/**
 * @param now milliseconds since the epoch; each contract adds the days the sandbox let pass
 * @param sandbox whether the invented lender stands in where nobody is configured
 * @param accounts range of the accounts for repayments; the demo's stands in for it in the sandbox only
 */
export function createContractBooks(
  orm: Orm,
  now: () => number,
  sandbox = true,
  accounts: AccountRange | null = sandbox ? demoRange : null,
): ContractBooks {
  const clockOf = (contract: LoanContract) => contractClock(contract, now());
  return {
    offer: (tx, application, figures) =>
      offerContract(tx, application, { figures, clock: clockAt(new Date(now())), accounts }),
    current: (customerId, tx = orm) => currentContract(tx, customerId),
    find: (customerId, id, tx = orm) =>
      id === undefined ? currentContract(tx, customerId) : ownContractOf(tx, customerId, id),
    list: (customerId) => signedContracts(orm, customerId),
    lockRunning: lockRunningContract,
    today: (contract) => clockOf(contract).today,
    view: async (contract, tx = orm) => {
      const { name } = await readLender(tx, sandbox);
      return viewContract(tx, contract, clockOf(contract).today, name);
    },
    history: (contract, page) => historyOf(orm, contract, page),
    signing: (contract) => {
      const moment = clockOf(contract);
      return { moment, signed: asSigned(contract, moment) };
    },
    sign: (tx, contract, moment = clockOf(contract), sendOn = null) =>
      signContract(tx, contract, moment, sendOn),
    receive: (tx, contractId, money) => receiveMoney(tx, contractId, money, clockOf),
    cardBalance: (contractId, tx = orm) => cardBalanceOf(tx, contractId),
    payOut: (tx, contractId, out) => payOutMoney(tx, contractId, out, clockOf),
    settlement: (contract, on, tx = orm) => {
      const { today } = clockOf(contract);
      return settlementOf(tx, contract, today, on === undefined || on < today ? today : on);
    },
    partRepayment: (contract, amountMinor, tx = orm) =>
      partRepaymentOf(tx, contract, clockOf(contract).today, amountMinor),
    transferCode: async (contract, amountMinor) => {
      const { name, nip } = await readLender(orm, sandbox);
      const view = await viewContract(orm, contract, clockOf(contract).today, name);
      const { iban, recipient, title } = view.repayment_account;
      const next = view.owed.due_now_minor || (view.next?.amount_minor ?? null);
      return transferCode({ iban, recipient, title, taxNumber: nip, amountMinor: amountMinor ?? next });
    },
    withdrawalTerms: (tx, contract) => calculateWithdrawal(tx, contract, clockOf(contract)),
    withdraw: (tx, contract, documentId) => withdrawContract(tx, contract, documentId, clockOf),
    shiftDays: async (tx, contractId, days) => {
      await tx
        .update(loanContract)
        .set({ shiftedDays: sql`${loanContract.shiftedDays} + ${days}` })
        .where(eq(loanContract.id, contractId));
    },
  };
}
