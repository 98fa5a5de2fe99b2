import type { Orm } from '../database/database.ts';

/** A card as its processor knows it. */
export interface IssuedCard {
  /** What the processor calls it. */
  readonly processorId: string;
  readonly last4: string;
  /** `MM/YY` */
  readonly expires: string;
}

/**
 * Who makes cards and keeps their numbers and PINs. Neither is ever kept by the platform: a PIN passes through it, from the
 * customer's hand or to the customer's phone, and is in no answer and no log.
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
}
