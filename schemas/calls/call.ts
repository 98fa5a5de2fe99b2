/** One call of the wire: where it goes and what it carries. */
export interface Call {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'WS' | 'ANY';
  /** Path template relative to the host; `{product}` is filled from configuration, other `{names}` from the call. */
  readonly path: string;
  readonly area: string;
  readonly auth?: true;
  readonly query?: readonly string[];
  readonly body?: string;
  readonly response?: string;
  readonly error?: string;
  readonly headers?: readonly string[];
  /** Name of the cache time in `constants.ts` (specification 9). */
  readonly cache?: string;
}
