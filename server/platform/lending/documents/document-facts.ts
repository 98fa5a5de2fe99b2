import type { Contract, HistoryRow, WithdrawalReceipt } from '#schemas/lending/contract.ts';
import type { Customer } from '../../customers/customer-store.ts';
import type { LoanContract } from '../contracts/contract-books.ts';

/** What a document is written from: facts only, so that the same facts make the same document. */
export interface DocumentFacts {
  readonly customer: Customer;
  readonly row: LoanContract;
  readonly contract: Contract;
  /** Day of the document at the site's place. */
  readonly today: string;
  /** For a statement: what has moved, newest first. */
  readonly history?: readonly HistoryRow[];
  /** For a withdrawal: moment, what either side returns, to where and until when. */
  readonly withdrawal?: {
    readonly at: string;
    readonly interestMinor: number;
    readonly toReturnMinor: number;
    readonly returnBy: string;
    readonly refundMinor: number;
    /** Null where no account is proved. */
    readonly refundAccount: WithdrawalReceipt['refund_account'];
  };
}
