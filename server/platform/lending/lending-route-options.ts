import type { AuditLog } from '../base/audit/audit-log.ts';
import type { Orm } from '../base/database/database.ts';
import type { MessageSender } from '../base/messages/message-sender.ts';
import type { CheckSubmission } from '../content/forms/check-submission.ts';
import type { LiveContent } from '../content/live/live-content.ts';
import type { Customers } from '../customers/customers.ts';
import type { CardIssuer } from './cards/card-issuer.ts';
import type { ContractBooks } from './contracts/contract-books.ts';
import type { Lifecycle } from './lifecycle.ts';

/** What the calls about applications work with. */
export interface LendingRouteOptions {
  readonly orm: Orm;
  readonly live: LiveContent;
  readonly customers: Customers;
  readonly lifecycle: Lifecycle;
  /** Sees to it that what is due at a time is finished then. */
  readonly wake: (at: Date) => void;
  readonly books: ContractBooks;
  /** Cards of signed contracts. */
  readonly cards: CardIssuer;
  readonly audit: AuditLog;
  readonly sender: MessageSender;
  readonly check: CheckSubmission;
  /** Whether the calls that drive the sandbox exist. */
  readonly sandbox: boolean;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}
