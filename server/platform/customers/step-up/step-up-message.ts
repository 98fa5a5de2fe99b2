import type { StepUpAction, StepUpDetails } from '#schemas/lending/step-up.ts';
import type { Orm } from '../../base/database/database.ts';
import type { MessageTemplate, MessageValues } from '../../base/messages/message.ts';
import type { PersonLanguage } from '../../http/person-texts.ts';
import type { Customer } from '../customer-store.ts';

/** The message of a code: it says what the code lets happen, with amount and payee (Regulation (EU) 2018/389 art. 5). */
export interface StepUpMessage {
  readonly template: MessageTemplate;
  readonly values: MessageValues;
  /** What the code is bound to, read anew when it is used: not what the request says, but what the message does. */
  readonly bound: StepUpDetails;
}

/** Reads what the message of a code has to name; whoever knows contracts and money does. @throws PlatformError */
export type DescribeStepUp = (
  orm: Orm,
  customer: Pick<Customer, 'id'>,
  asked: { readonly action: StepUpAction; readonly details: StepUpDetails },
  language: PersonLanguage,
) => Promise<StepUpMessage>;
