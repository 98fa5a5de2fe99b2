import { Offline } from './platform-failures.ts';
import { readFailure } from './read-failure.ts';

interface Asked {
  /** Of whoever asked: what they gave up is no lost connection. */
  readonly signal: AbortSignal | undefined;
  /** Whether it was a try to sign in. */
  readonly signsIn?: boolean;
}

/** What came of a successful request. */
interface ReadResponse {
  /** JSON; plain text, which is an answer, too (specification 7); a document as a Blob. */
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
  let body: unknown;
  try {
    response = await sending;
    body = isDocument(response) ? await response.blob() : parse(await response.text());
  } catch {
    signal?.throwIfAborted();
    throw new Offline('');
  }
  const { ok, status, headers } = response;
  if (ok) return { body, headers };
  throw readFailure({ status, body, retryAfter: headers.get('retry-after'), signsIn });
}

const isDocument = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('application/pdf') === true;

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
