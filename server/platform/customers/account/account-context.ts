import type { AuditLog } from '../../base/audit/audit-log.ts';
import type { CodeLimits } from '../../base/codes/code-limits.ts';
import type { OneTimeSecrets } from '../../base/codes/one-time-secrets.ts';
import type { Orm } from '../../base/database/database.ts';
import type { MessageSender } from '../../base/messages/message-sender.ts';
import type { CheckSubmission } from '../../content/forms/check-submission.ts';
import type { LiveContent } from '../../content/live/live-content.ts';
import type { Customers } from '../customers.ts';
import type { DescribeStepUp } from '../step-up/step-up-message.ts';
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
  /** What the message of a step-up code names. */
  readonly describeStepUp: DescribeStepUp;
  /** Whether the name is somebody's in a contract, or proved for one: then it changes by a document only. */
  readonly isNameLocked: (customerId: string) => Promise<boolean>;
  readonly hash: (password: string) => Promise<string>;
  /** Origin of the site in links, without a trailing slash. */
  readonly publicOrigin: () => string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}
