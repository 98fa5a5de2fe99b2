import type {
  Contract,
  HistoryAccount,
  HistoryKind,
  HistoryRow,
  Settlement,
  SignedContract,
  WithdrawalReceipt,
} from '#schemas/lending/contract.ts';
import type { LoanFigures } from '#schemas/lending/figures.ts';
import type { PartEffect, PartRepayment } from '#schemas/lending/part-repayment.ts';
import type { TransferCode } from '#schemas/lending/transfer-code.ts';
import type { Orm } from '../../base/database/database.ts';
import type { ContractClock } from './contract-clock.ts';
import type { PayoutOrder, ProvedAccount } from './loan-payout.ts';
import type { loanContract } from './tables.ts';

export type LoanContract = typeof loanContract.$inferSelect;

/** A page of the history. */
export interface HistoryPage {
  readonly limit: number;
  readonly offset: number;
  /** One side only; both where not given. */
  readonly account?: HistoryAccount | undefined;
}

/** Money that comes in for a contract. */
export interface IncomingMoney {
  /** Once only: the same reference twice is one movement. */
  readonly reference: string;
  readonly amountMinor: number;
  readonly kind: Extract<HistoryKind, 'repayment'>;
  readonly note: string;
  /** What the customer chose for money ahead of time; a shorter term where nothing was chosen. */
  readonly effect?: PartEffect | null;
}

/** What a withdrawal comes to, before it is made. */
export interface WithdrawalTerms {
  readonly at: Date;
  readonly today: string;
  /** The loan. */
  readonly amountMinor: number;
  /** For the days the money was used, by the day; no other cost (art. 54). */
  readonly interestMinor: number;
  /** Principal and interest, less what was paid in and what is on the card's account. */
  readonly toReturnMinor: number;
  /** What was paid in. */
  readonly paidMinor: number;
  /** What is on the card's account, and is taken back. */
  readonly cardMinor: number;
  /** What the customer gets back. */
  readonly surplusMinor: number;
  /** Where it is sent to; null where nothing is, or no account is proved. */
  readonly refundAccount: ProvedAccount | null;
  readonly returnBy: string;
}

/** Contracts and what moves on them. All amounts in minor units; every movement is a balanced entry of the ledger. */
export interface ContractBooks {
  /** Makes the contract an application led to, state `offered`, with its number, schedule and account. The same twice is one. */
  offer(
    tx: Orm,
    application: { readonly id: string; readonly customerId: string },
    figures: LoanFigures,
  ): Promise<LoanContract>;
  /** The contract that is offered or active; else the newest that ended; null where there never was one. */
  current(customerId: string, tx?: Orm): Promise<LoanContract | null>;
  /** A contract of the customer, the {@link ContractBooks.current} one where none is named; null for no such, or another's ([sec 15]). */
  find(customerId: string, id: string | undefined, tx?: Orm): Promise<LoanContract | null>;
  /** The answer of `contract.list`. */
  list(customerId: string): Promise<readonly SignedContract[]>;
  /** The contract that is offered or active, locked for the rest of the transaction: before anything of it is written. */
  lockRunning(tx: Orm, customerId: string): Promise<LoanContract | null>;
  /** The contract's own day at the site's place: the clock's, and the days the sandbox let pass. */
  today(contract: LoanContract): string;
  /** The answer of `contract.data`. An offer is shown as if it were signed today; so is what `signing` makes of one. @param tx inside a transaction: its */
  view(contract: LoanContract, tx?: Orm): Promise<Contract>;
  history(
    contract: LoanContract,
    page: HistoryPage,
  ): Promise<{ readonly rows: readonly HistoryRow[]; readonly total: number }>;
  /** What signing now would make of an offered contract, so that its documents can be made ready. Nothing is stored. */
  signing(contract: LoanContract): { readonly moment: ContractClock; readonly signed: LoanContract };
  /**
   * Makes an offered contract active: due dates count from today, the loan is paid out to the card's account.
   * @param moment of `signing`, where documents were made ready for it; else now
   * @param sendOn where the money goes on to in the same moment; it stays on the card's account where none is given
   */
  sign(
    tx: Orm,
    contract: LoanContract,
    moment?: ContractClock,
    sendOn?: PayoutOrder | null,
  ): Promise<LoanContract>;
  /**
   * Takes money in: late interest, then rows that are due, the oldest first (fee, interest, principal), then the rest ahead
   * of time (art. 451 of the civil code, for the customer's good). A loan that is repaid becomes `settled`.
   * @returns whether it was new, and whether it paid the loan off: the caller then lets `contract-ended` happen
   */
  receive(
    tx: Orm,
    contractId: string,
    money: IncomingMoney,
  ): Promise<{ readonly isNew: boolean; readonly settled: boolean }>;
  /** What we hold for the customer: what is on the card's account, and what was paid above all that is owed. */
  cardBalance(contractId: string, tx?: Orm): Promise<number>;
  /** Takes money of {@link ContractBooks.cardBalance}. @throws NotEnoughMoney */
  payOut(
    tx: Orm,
    contractId: string,
    out: { readonly reference: string; readonly amountMinor: number; readonly note: string },
  ): Promise<void>;
  /** What pays the loan off on a day, `YYYY-MM-DD`; today where none, or a day that is over, is given. */
  settlement(contract: LoanContract, on?: string, tx?: Orm): Promise<Settlement>;
  /** What money paid today would make of the schedule, for either choice. Nothing is stored. */
  partRepayment(contract: LoanContract, amountMinor: number, tx?: Orm): Promise<PartRepayment>;
  /** A transfer to the contract's account as a QR code. @param amountMinor what is to be paid next where none is given */
  transferCode(contract: LoanContract, amountMinor?: number): Promise<TransferCode>;
  /** What a withdrawal today comes to. @throws TooLateToWithdraw */
  withdrawalTerms(tx: Orm, contract: LoanContract): Promise<WithdrawalTerms>;
  /** Ends an active contract within its 14 days. @throws TooLateToWithdraw */
  withdraw(tx: Orm, contract: LoanContract, documentId: string): Promise<WithdrawalReceipt>;
  /** Sandbox: so many days pass for a contract (`dev.decisions {days}`). */
  shiftDays(tx: Orm, contractId: string, days: number): Promise<void>;
}

export class NotEnoughMoney extends Error {
  override readonly name = 'NotEnoughMoney';
}
export class TooLateToWithdraw extends Error {
  override readonly name = 'TooLateToWithdraw';
}
