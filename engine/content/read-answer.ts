import { saysProcessEngineAway } from '../process-engine.ts';
import { asContentError, ContentError, InvalidDocument } from './content-error.ts';
import { deepFreeze } from './deep-freeze.ts';
import type { DocumentCall } from './document-call.ts';
import { keepEqual } from './keep-equal.ts';
import type { ContentResponse } from './transport.ts';
import { weighJson } from './weigh-json.ts';

/** What the host says about a document: here it is, there is none, or what is published breaks its schema. */
export type DocumentResult =
  | {
      readonly kind: 'found';
      readonly value: unknown;
      /** About as many characters as its JSON has: what it weighs in the cache. */
      readonly size: number;
    }
  | { readonly kind: 'absent' }
  | { readonly kind: 'invalid'; readonly error: InvalidDocument };

const longestText = 2000;

/** One for all: what is made without a document is kept by it. */
const absent: DocumentResult = Object.freeze({ kind: 'absent' });

const found = (value: unknown): DocumentResult => ({
  kind: 'found',
  value: deepFreeze(value),
  size: weighJson(value),
});

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

/** The failure an answer stands for, or null when it is a usable one (specification 4 and 8). */
function failureOf({ status, body }: ContentResponse, path: string): ContentError | null {
  const text = member(member(body, 'data'), 'text');
  if (status === 503 && typeof text === 'string') {
    return new ContentError('offline', `${path}: the host took the site offline`, {
      status,
      text: text.slice(0, longestText),
    });
  }
  if (saysProcessEngineAway(status, body)) {
    return new ContentError('process-engine-away', `${path}: the process engine is away`, { status });
  }
  if (status === 404 || (status >= 200 && status < 300)) return null;
  const kind = status >= 500 ? 'unreachable' : status >= 300 ? 'refused' : 'garbage';
  return new ContentError(kind, `${path}: answered ${status}`, { status });
}

/**
 * Turns an answer into a result. 404 and `{data: null}` mean that there is no such document. Found values are frozen
 * all the way down. A document that says the same stays the very object it was, part by part where parts changed.
 * @param before what the document was
 * @throws ContentError
 */
export function readAnswer(
  call: DocumentCall<unknown>,
  response: ContentResponse,
  before?: DocumentResult,
): DocumentResult {
  const { path } = call.request;
  const failure = failureOf(response, path);
  if (failure) throw failure;
  if (response.status === 404) return absent;
  const { envelope = 'data' } = call;
  const data = member(response.body, envelope);
  if (data === undefined) throw new ContentError('garbage', `${path}: the answer has no ${envelope}`);
  if (data === null) return absent;
  try {
    const read = call.read(data, response);
    if (before?.kind !== 'found') return found(read);
    // First of all: what is kept of it is frozen already.
    const value = keepEqual(before.value, read);
    return value === before.value ? before : found(value);
  } catch (error) {
    if (error instanceof InvalidDocument) return { kind: 'invalid', error };
    // A nesting deep enough to exhaust the stack is garbage too.
    throw asContentError(error, path);
  }
}
