import { ContentError } from '#engine/content/content-error.ts';
import type { ContentTransport } from '#engine/content/transport.ts';
import { parseBody, plainHeaders } from './response-body.ts';
import type { Upstream } from './upstream.ts';
import { UpstreamFailure } from './upstream-failure.ts';
import { assertWirePath } from './wire-path.ts';

export interface HttpTransportOptions {
  readonly upstream: Pick<Upstream, 'read'>;
  /** Longest time from the call to the last byte of the answer, in milliseconds. */
  readonly timeoutMs: number;
}

/**
 * Carries content calls to a platform over HTTP.
 * Rejects with ContentError `timeout`, `unreachable`, or `garbage` for what is no answer.
 */
export function httpTransport({ upstream, timeoutMs }: HttpTransportOptions): ContentTransport {
  return async ({ method, path, query, body, locale }, signal) => {
    assertWirePath(path);
    try {
      const { status, headers, text } = await upstream.read({
        method,
        path,
        headers: { Accept: 'application/json, text/plain', 'Accept-Language': locale },
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        ...(query && { query }),
        ...(body !== undefined && { body }),
      });
      return { status, headers: plainHeaders(Object.entries(headers)), body: parseBody(text) };
    } catch (error) {
      if (!(error instanceof UpstreamFailure)) throw error;
      throw new ContentError(error.kind, error.message);
    }
  };
}
