import { ContentError } from './content-error.ts';
import type { ContentRequest, ContentResponse, ContentTransport } from './transport.ts';

/**
 * Sends one request and waits at most `timeoutMs` for its answer, even when the transport ignores the signal.
 * @throws ContentError `timeout`, `unreachable`, or what the transport itself names
 */
export async function ask(
  transport: ContentTransport,
  request: ContentRequest,
  timeoutMs: number,
): Promise<ContentResponse> {
  const stop = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new ContentError('timeout', `${request.path}: no answer within ${timeoutMs} ms`);
    late.reject(error);
    stop.abort(error);
  }, timeoutMs);
  try {
    return await Promise.race([transport(request, stop.signal), late.promise]);
  } catch (error) {
    if (error instanceof ContentError) throw error;
    throw new ContentError('unreachable', `${request.path}: no answer`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
