import type { OutgoingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';

/*
 * Where a message ends is said by its framing headers (RFC 9112 section 6). They are true of one connection only and are
 * never passed on: who sends a message writes them from the body it really sends. A copied `content-length` without its
 * body lets the next request of a kept connection begin inside the last one.
 */

/** The headers that frame a message; `trailer` announces a part of the body that is not passed on. */
export const framingHeaders = ['content-length', 'transfer-encoding', 'trailer'] as const;

/** A body together with the bytes it is known to have; null when only its end tells. */
export interface FramedBody {
  readonly stream: Readable;
  readonly length: number | null;
}

type Headers = Readonly<OutgoingHttpHeaders>;

/** Whether a request that Node's parser let through has a body of at least one byte, or of a length nobody knows yet. */
export function carriesBody(headers: Headers): boolean {
  return headers['transfer-encoding'] !== undefined || (declaredLength(headers) ?? 0) > 0;
}

/** Bytes a parsed message says it has, which the parser holds it to; null for a chunked one, or one without a length. */
export function declaredLength(headers: Headers): number | null {
  const given = headers['content-length'];
  if (given === undefined || headers['transfer-encoding'] !== undefined) return null;
  const length = Number(given);
  return Number.isSafeInteger(length) && length >= 0 ? length : null;
}

/** A body of bytes that lie ready. */
export const framedBytes = (bytes: Buffer): FramedBody => ({
  stream: Readable.from([bytes]),
  length: bytes.length,
});

/** A value as JSON; no body for undefined. */
export const framedJson = (value: unknown): FramedBody | null =>
  value === undefined ? null : framedBytes(Buffer.from(JSON.stringify(value)));

/** The headers that frame a request with this body. */
export function framingOf(body: FramedBody | null): Record<string, string> {
  if (body === null) return {};
  // Named always: for DELETE, Node's client would otherwise write the bytes of a stream with no framing at all.
  return body.length === null
    ? { 'transfer-encoding': 'chunked' }
    : { 'content-length': String(body.length) };
}

/** A GET or HEAD with a body: it means nothing there (RFC 9110 section 9.3.1), and servers disagree where it ends. */
export class BodyOfRead extends Error {
  override readonly name = 'BodyOfRead';
  readonly statusCode = 400;
  constructor() {
    super('A request that only reads has no body.');
  }
}
