import type { ContentEntry } from '#schemas/content-entry.ts';
import type { CheckoutChange } from '#schemas/order.ts';
import type { Refusal } from '#schemas/refusals/refusal.ts';
import type { Finding } from '#schemas/studio/finding.ts';
import type { Usage } from '#schemas/studio/usage.ts';

/** Every failure the platform names to its callers, with the HTTP status it has (specification 8: `{error:{message}}`). */
const statuses = {
  invalid_request: 400,
  unauthorized: 401,
  wrong_credentials: 401,
  forbidden: 403,
  not_found: 404,
  already_exists: 409,
  version_conflict: 409,
  /** Another window has the pen of the entry. */
  taken_over: 409,
  /** Something else needs it: it cannot be deleted. */
  in_use: 409,
  /** It is not in a state in which this can be done, e.g. a release that already is live. */
  wrong_state: 409,
  /** The status of the application does not allow the call ([sec 14]). */
  wrong_status: 409,
  /** Prices, stock or delivery are not what the buyer was shown. */
  cart_changed: 409,
  /** The same intention is being worked on ([sec 33]). */
  in_flight: 409,
  too_large: 413,
  unsupported_media_type: 415,
  invalid_content: 422,
  invalid_fields: 422,
  too_many_attempts: 429,
  internal: 500,
  unavailable: 503,
  /** The disk has no room for what was to be written. */
  storage_full: 507,
} as const;

export type ErrorCode = keyof typeof statuses;

/** Where something is wrong (a JSON pointer or a name) and why. */
export type ErrorFields = Readonly<Record<string, Refusal>>;

/** The same in words. */
export const messagesOf = (fields: ErrorFields): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([place, { message }]) => [place, message]));

/** What a failure says besides its reason. */
export interface ErrorDetails {
  readonly fields?: ErrorFields;
  readonly retryAfterS?: number;
  readonly findings?: readonly Finding[];
  readonly current?: ContentEntry;
  readonly usages?: readonly Usage[];
  readonly changes?: readonly CheckoutChange[];
}

/**
 * A failure the caller is told about: its code, the reason, which is finer and has a text in every language
 * (`schemas/refusals`, or the platform's own texts for customers), and the words of the text for whoever reads no reasons.
 */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly code: ErrorCode;
  readonly refusal: Refusal;
  readonly status: number;
  readonly fields: ErrorFields | undefined;
  /** Seconds after which trying again makes sense. */
  readonly retryAfterS: number | undefined;

  /** What keeps content from going live. */
  readonly findings: readonly Finding[] | undefined;
  /** The draft somebody else was faster with. */
  readonly current: ContentEntry | undefined;
  /** Where what was to be deleted is used. */
  readonly usages: readonly Usage[] | undefined;
  /** What became of the goods somebody wanted to buy. */
  readonly changes: readonly CheckoutChange[] | undefined;

  constructor(code: ErrorCode, refusal: Refusal, details: ErrorDetails = {}) {
    super(refusal.message);
    this.code = code;
    this.refusal = refusal;
    this.status = statuses[code];
    this.fields = details.fields;
    this.retryAfterS = details.retryAfterS;
    this.findings = details.findings;
    this.current = details.current;
    this.usages = details.usages;
    this.changes = details.changes;
  }
}
