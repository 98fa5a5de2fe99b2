import type { Orm } from '../../base/database/database.ts';

/** A card as its processor knows it. */
export interface IssuedCard {
  /** What the processor calls it. */
  readonly processorId: string;
  readonly last4: string;
  /** `MM/YY` */
  readonly expires: string;
}

/**
 * Who makes cards and keeps their numbers and PINs. Neither is ever kept by the platform: both pass through it. A PIN comes from
 * the customer's hand or goes to the customer's phone, and is in no answer and no log; a number is in one answer and in no log.
 *
 * Every method gets the transaction of the work around it. A processor elsewhere has no use for it, and has to take the same
 * order twice for one; the sandbox's keeps its vault in it.
 */
export interface CardProcessor {
  /** @param order ours, the same for every try */
  issue(tx: Orm, card: { readonly order: string; readonly holder: string }): Promise<IssuedCard>;
  setPin(tx: Orm, processorId: string, pin: string): Promise<void>;
  readPin(tx: Orm, processorId: string): Promise<string>;
  block(tx: Orm, processorId: string): Promise<void>;
  /** Nobody pays with a frozen card; it can be unfrozen. The same once more is no error. */
  setFrozen(tx: Orm, processorId: string, frozen: boolean): Promise<void>;
  /** Number and security code, on their way to the customer who asked: kept by nobody in between. */
  readNumber(tx: Orm, card: Pick<IssuedCard, 'processorId' | 'last4'>): Promise<CardNumber>;
}

/** What pays on the internet. It is in one answer, and in no table, log or page. */
export interface CardNumber {
  readonly number: string;
  readonly securityCode: string;
}
