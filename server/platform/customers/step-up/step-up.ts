import type { StepUpAction, StepUpDetails } from '#schemas/lending/step-up.ts';
import type { Orm } from '../../base/database/database.ts';
import type { Caller } from '../../http/person-texts.ts';
import type { Customer } from '../customer-store.ts';

export interface StepUpUse {
  readonly action: StepUpAction;
  /** What the action is about to be done with, without code and secrets; of a signing, `signingDetails`. */
  readonly details: StepUpDetails;
  readonly code: string;
}

/** Fresh codes for what must not happen by an open browser alone ([sec 13], dynamic linking). */
export interface StepUp {
  /**
   * Sends a code to the account's confirmed phone, else its e-mail. The message names the action, amount and payee.
   * @returns where it went, masked
   * @throws PlatformError too_many_attempts, unavailable
   */
  send(
    customer: Customer,
    action: StepUpAction,
    details: StepUpDetails,
    caller: Caller,
  ): Promise<{ readonly contact: string; readonly channel: 'sms' | 'email' }>;
  /**
   * Whether a code is good for an action, before work that is dear. It stays good; a wrong one costs a try as ever.
   * @throws PlatformError as `use`
   */
  check(customer: Customer, use: StepUpUse, caller: Caller): Promise<void>;
  /**
   * Uses a code up in the transaction of the action, so that an action that fails leaves the code good.
   * @throws PlatformError invalid_fields (field `code`) when it is wrong, old, used, or bound to other details
   */
  use(tx: Orm, customer: Customer, use: StepUpUse, caller: Caller): Promise<void>;
}
