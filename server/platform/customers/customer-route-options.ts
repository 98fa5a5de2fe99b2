import type { AuditLog } from '../base/audit/audit-log.ts';
import type { LiveContent } from '../content/live/live-content.ts';
import type { Customers } from './customers.ts';

/** What the calls about customers work with. */
export interface CustomerRouteOptions {
  readonly customers: Customers;
  readonly audit: AuditLog;
  readonly live: LiveContent;
}
