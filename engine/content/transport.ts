/** One call to the content platform. `path` is relative to the host and starts with `/v2/`. */
export interface ContentRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Sent as Accept-Language. */
  readonly locale: string;
  /** Token of a preview: drafts are answered in place of what is live. */
  readonly preview?: string;
}

export interface ContentResponse {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON, or the text when it was not JSON. */
  readonly body: unknown;
}

/**
 * Carries a call to the platform: in process or over HTTP, same wire. Rejects when no answer came; an answer with an
 * error status is an answer.
 */
export type ContentTransport = (request: ContentRequest, signal: AbortSignal) => Promise<ContentResponse>;
