import type { Orm } from '../database/database.ts';
import { auditEvent } from './tables.ts';

/** What is written down about accounts ([sec 38]). */
export type AuditKind =
  | 'registration-started'
  | 'registered'
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-in-refused'
  | 'sign-out'
  | 'sessions-ended'
  | 'refresh-reused'
  | 'key-enrolled'
  | 'key-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'social-linked'
  | 'code-sent'
  | 'code-failed'
  | 'contact-verified'
  | 'password-changed'
  | 'password-restored'
  | 'email-changed'
  | 'phone-changed'
  | 'profile-changed'
  | 'file-removed'
  | 'application-started'
  | 'application-moved'
  | 'application-decided'
  | 'review-asked'
  | 'block-lifted'
  | 'call-noted'
  | 'resale-noted'
  | 'person-decided'
  /** Somebody of the staff looked at an application with the customer's contact or budget. */
  | 'application-read'
  | 'resale-started'
  | 'sandbox-decision'
  | 're-authentication-failed'
  | 'step-up-sent'
  | 'step-up-used'
  | 'step-up-failed'
  | 'card-issued'
  | 'card-blocked'
  | 'card-frozen'
  | 'card-unfrozen'
  | 'card-number-shown'
  | 'pin-changed'
  | 'pin-reminded'
  | 'address-corrected'
  | 'contract-signed'
  | 'contract-withdrawn'
  | 'repayment-started'
  | 'repayment-received'
  | 'repayment-failed'
  | 'repayment-cancelled'
  | 'order-placed'
  | 'order-moved'
  | 'order-claimed'
  | 'order-refund-owed'
  | 'order-refunded'
  /** Somebody of the staff looked at an order with the buyer's contact. */
  | 'order-read'
  /** Somebody of the staff looked into a colleague’s chat, searched in chats, or looked at a customer’s contact or file. */
  | 'chat-read'
  | 'chat-searched'
  | 'chat-customer-read'
  | 'chat-file-read'
  | 'payment-forged'
  | 'payment-mismatch'
  | 'money-transferred'
  | 'staff-sign-in'
  | 'staff-sign-in-failed'
  | 'staff-sign-in-refused'
  | 'staff-sign-out'
  | 'staff-code-failed'
  | 'staff-recovery-code-used'
  | 'staff-passkey-added'
  | 'staff-passkey-removed'
  | 'staff-second-factor-on'
  | 'staff-second-factor-off'
  /** An administrator took it off somebody’s account; `details` say whose. */
  | 'staff-second-factor-reset'
  /** A call of the staff's side that changed something; `details` say which. */
  | 'staff-write'
  /** Somebody of the staff looked at what people sent in, took it away as a table, or deleted it. */
  | 'submissions-read'
  | 'submissions-exported'
  | 'submission-deleted';

export interface AuditRecord {
  readonly kind: AuditKind;
  /** Whose account; left out where there is none. */
  readonly customerId?: string | null;
  /** Address of the member of staff who did it; left out for customers and the system. */
  readonly staff?: string | null;
  /** Client address. */
  readonly address?: string | null;
  /** What else belongs to it. Nothing secret, no contact of a person: ids and words of ours only. */
  readonly details?: Readonly<Record<string, string | number | boolean>>;
}

/** Writes down who did what to an account. Rows are added, never changed. */
export interface AuditLog {
  /** Resolves when the row is stored; what could not be written down must not happen, so failures are not swallowed. */
  record(event: AuditRecord): Promise<void>;
}

/** @param now milliseconds since the epoch */
export function createAuditLog(orm: Orm, now: () => number): AuditLog {
  return {
    record: async ({ kind, customerId = null, staff = null, address = null, details = {} }) => {
      await orm.insert(auditEvent).values({ at: new Date(now()), kind, customerId, staff, address, details });
    },
  };
}
