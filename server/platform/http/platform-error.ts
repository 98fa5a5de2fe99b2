/** Every failure the platform names to its callers, with the HTTP status it has (specification 8: `{error:{message}}`). */
const statuses = {
  invalid_request: 400,
  unauthorized: 401,
  wrong_credentials: 401,
  forbidden: 403,
  not_found: 404,
  already_exists: 409,
  version_conflict: 409,
  /** The status of the application does not allow the call ([sec 14]). */
  wrong_status: 409,
  /** The same intention is being worked on ([sec 33]). */
  in_flight: 409,
  too_large: 413,
  unsupported_media_type: 415,
  invalid_content: 422,
  invalid_fields: 422,
  too_many_attempts: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof statuses;

/** Where something is wrong (a JSON pointer or a name) and what. */
export type ErrorFields = Readonly<Record<string, string>>;

/** A failure the caller is told about, in words a person may read. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: ErrorFields | undefined;
  /** Seconds after which trying again makes sense. */
  readonly retryAfterS: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    details: { fields?: ErrorFields; retryAfterS?: number } = {},
  ) {
    super(message);
    this.code = code;
    this.status = statuses[code];
    this.fields = details.fields;
    this.retryAfterS = details.retryAfterS;
  }
}
