/**
 * Why content could not be read.
 * - `unreachable`: no answer, or an error of the host's own (5xx).
 * - `timeout`: no answer in time.
 * - `garbage`: an answer that is not what the contract promises.
 * - `refused`: the host understood and declined (4xx other than 404, or a redirect: redirects are never followed).
 * - `offline`: the host took the site down and says so in `text` (specification 4).
 * - `process-engine-away`: status 555 or `errorType: bpm_unavailable` (specification 2 and 8).
 */
export type ContentErrorKind =
  | 'unreachable'
  | 'timeout'
  | 'garbage'
  | 'refused'
  | 'offline'
  | 'process-engine-away';

export interface ContentErrorDetails {
  /** HTTP status of the answer; missing when there was none. */
  readonly status?: number;
  /** What the host tells visitors, for kind `offline`. Plain text, never markup. */
  readonly text?: string;
  readonly cause?: unknown;
}

/** A failed read of content. Decide on `kind`; the message is for logs. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly kind: ContentErrorKind;
  readonly status?: number;
  readonly text?: string;

  constructor(kind: ContentErrorKind, message: string, details: ContentErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.kind = kind;
    if (details.status !== undefined) this.status = details.status;
    if (details.text !== undefined) this.text = details.text;
  }
}

/** Whatever was thrown, as a ContentError; what is not one yet means that the answer could not be made sense of. */
export function asContentError(thrown: unknown, path: string): ContentError {
  if (thrown instanceof ContentError) return thrown;
  return new ContentError('garbage', `${path}: the answer cannot be read`, { cause: thrown });
}

/**
 * A published document that breaks its schema. An answer about the document, not a failure of the host: it is cached,
 * and a page that throws it is shown as not found (specification 2).
 */
export class InvalidDocument extends Error {
  override readonly name = 'InvalidDocument';
  /** Address of the document on the host, e.g. `/v2/system/pages/about`. */
  readonly path: string;
  /** Where in the document, and what is wrong there. At most ten, e.g. `/blocks/0/id must be string`. */
  readonly problems: readonly string[];

  constructor(path: string, problems: readonly string[]) {
    super(`${path} breaks its schema: ${problems.join('; ')}`);
    this.path = path;
    this.problems = problems;
  }
}
