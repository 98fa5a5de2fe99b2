import { Offline } from './platform-failures.ts';
import { readFailure } from './read-failure.ts';

interface Asked {
  /** Of whoever asked: what they gave up is no lost connection. */
  readonly signal: AbortSignal | undefined;
  /** Whether it was a try to sign in. */
  readonly signsIn?: boolean;
}

/** What came of a successful request: JSON, or plain text, which is an answer, too (specification 7). */
interface ReadResponse {
  readonly body: unknown;
  readonly headers: Headers;
}

/**
 * Waits for an answer and reads it.
 * @throws PlatformFailure for any but a success; the signal's reason when that ended it
 */
export async function readResponse(
  sending: Promise<Response>,
  { signal, signsIn = false }: Asked,
): Promise<ReadResponse> {
  let response: Response;
  let text: string;
  try {
    response = await sending;
    text = await response.text();
  } catch {
    signal?.throwIfAborted();
    throw new Offline('');
  }
  const { ok, status, headers } = response;
  const body = parse(text);
  if (ok) return { body, headers };
  throw readFailure({ status, body, retryAfter: headers.get('retry-after'), signsIn });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
