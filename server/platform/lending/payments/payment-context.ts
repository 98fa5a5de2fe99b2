import type { Orm } from '../../base/database/database.ts';
import type { GatewayLink } from '../../base/gateway/payment-gateway.ts';
import type { MessageSender } from '../../base/messages/message-sender.ts';
import type { StepUp } from '../../customers/step-up/step-up.ts';
import type { ContractBooks } from '../contracts/contract-books.ts';
import type { Lifecycle } from '../lifecycle.ts';

/** What moving money works with. */
export interface PaymentContext {
  readonly orm: Orm;
  readonly books: ContractBooks;
  readonly lifecycle: Pick<Lifecycle, 'applyEvent' | 'statusOf'>;
  readonly stepUp: Pick<StepUp, 'use'>;
  readonly sender: Pick<MessageSender, 'send'>;
  /** Null where none is set up: nothing can be repaid through it then. */
  readonly link: GatewayLink | null;
  /** Name of a bank that repayments can come from; null for none. */
  readonly bankName: (id: string) => Promise<string | null>;
  /** Origin of the site, without a trailing slash. */
  readonly publicOrigin: () => string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}
