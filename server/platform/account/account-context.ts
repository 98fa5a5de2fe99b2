import type { AuditLog } from '../audit/audit-log.ts';
import type { CodeLimits } from '../codes/code-limits.ts';
import type { OneTimeSecrets } from '../codes/one-time-secrets.ts';
import type { LiveContent } from '../content/live/live-content.ts';
import type { Customers } from '../customers/customers.ts';
import type { Orm } from '../database/database.ts';
import type { CheckSubmission } from '../forms/check-submission.ts';
import type { MessageSender } from '../messages/message-sender.ts';
import type { PhoneLifecycle } from './phone-lifecycle.ts';

/** What opening and keeping an account works with. */
export interface AccountContext {
  readonly orm: Orm;
  readonly live: LiveContent;
  readonly customers: Customers;
  readonly audit: AuditLog;
  readonly codes: OneTimeSecrets;
  readonly limits: CodeLimits;
  readonly sender: MessageSender;
  readonly check: CheckSubmission;
  /** The lender's applications, which a proved phone lets go on; missing where nothing is lent. */
  readonly lifecycle?: PhoneLifecycle;
  readonly hash: (password: string) => Promise<string>;
  /** Origin of the site in links, without a trailing slash. */
  readonly publicOrigin: () => string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}
