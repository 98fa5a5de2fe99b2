import type { Orm } from '../../base/database/database.ts';
import type { Customer } from '../../customers/customer-store.ts';
import type { LoanContract } from '../contracts/contract-books.ts';

/** Gives a customer the card of a contract. */
export interface CardIssuer {
  /**
   * In the transaction of the signing. The same contract twice has one card.
   * @throws PlatformError unavailable where no card processor is set up
   */
  issueCard(tx: Orm, customer: Customer, contract: Pick<LoanContract, 'id'>): Promise<void>;
}
