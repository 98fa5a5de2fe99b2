import type { AuditEntry } from '#schemas/studio/staff-account.ts';

/** Kinds of events by what an admin asks for. */
export const auditGroups = {
  staff: ['staff-write'],
  'staff-entry': [
    'staff-sign-in',
    'staff-sign-in-failed',
    'staff-sign-in-refused',
    'staff-sign-out',
    'staff-code-failed',
    'staff-recovery-code-used',
    'staff-second-factor-on',
    'staff-second-factor-off',
    'staff-second-factor-reset',
  ],
  forms: ['submissions-read', 'submissions-exported', 'submission-deleted'],
  entry: ['sign-in', 'sign-in-failed', 'sign-in-refused', 'sign-out', 'sessions-ended', 'refresh-reused'],
  account: [
    'registered',
    'password-changed',
    'password-restored',
    'email-changed',
    'phone-changed',
    'profile-changed',
    'key-enrolled',
    'key-removed',
    'file-removed',
  ],
  loan: [
    'application-started',
    'application-moved',
    'application-decided',
    'contract-signed',
    'contract-withdrawn',
    'person-decided',
    'call-noted',
    'resale-noted',
    'block-lifted',
    'application-read',
  ],
  chats: ['chat-read', 'chat-searched', 'chat-customer-read', 'chat-file-read'],
  money: [
    'repayment-started',
    'repayment-received',
    'repayment-failed',
    'repayment-cancelled',
    'payment-forged',
    'money-transferred',
  ],
  shop: ['order-placed', 'order-moved', 'order-refund-owed', 'order-refunded', 'order-claimed', 'order-read'],
} as const;
export type AuditGroup = keyof typeof auditGroups;

/** What a call of the staff's side did, as a key of the Studio's texts; null for one there are no words for. */
export function actOf({ details }: AuditEntry): string | null {
  const { method, path, action } = details;
  if (typeof action === 'string' && commentActs.has(action)) return `audit.act-${action}`;
  if (typeof method !== 'string' || typeof path !== 'string') return null;
  const last = path.split('/').at(-1) ?? '';
  if (acts.has(last)) return `audit.act-${last}`;
  if (last === 'media') return 'audit.act-upload';
  if (last === 'site') return 'audit.act-site';
  if (method === 'DELETE') return 'audit.act-delete';
  return method === 'POST' ? 'audit.act-create' : 'audit.act-change';
}
const commentActs = new Set(
  ['approve', 'reject', 'hold', 'delete', 'restore', 'undo', 'answer'].map((act) => `comments-${act}`),
);
const acts = new Set(['publish', 'unpublish', 'restore', 'bulk', 'roll-back', 'schedule']);

/** Of what: the part of the path behind `manage`, without what it did. */
export function objectOf({ details }: AuditEntry): string {
  const { path, key, order } = details;
  if (typeof path !== 'string') return typeof order === 'string' ? order : '';
  const parts = path.replace(/^\/v2\/system\/(manage|staff)\//, '').split('/');
  const named = parts.filter((part, at) => at === 0 || !acts.has(part)).map(decode);
  return [...named, ...(typeof key === 'string' ? [key] : [])].join(' / ');
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
