import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { Readable, Transform } from 'node:stream';

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

/** A body that has fewer or more bytes than its message says. */
export class WrongLength extends Error {
  override readonly name = 'WrongLength';
  constructor(said: number, had: number) {
    super(`The body was to have ${said} bytes, and has ${had}.`);
  }
}

/**
 * Passes a body of a known length on, and fails with `WrongLength` when it is another one. Node's own check
 * (`strictContentLength`) throws where a stream ends, which nobody can catch.
 */
export function exactly(length: number): Transform {
  let had = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      had += chunk.length;
      if (had > length) done(new WrongLength(length, had));
      else done(null, chunk);
    },
    flush: (done) => done(had === length ? null : new WrongLength(length, had)),
  });
}

/** The headers that frame a request with this body. */
export function framingOf(body: FramedBody | null): Record<string, string> {
  if (body === null) return {};
  // Named always: for DELETE, Node's client would otherwise write the bytes of a stream with no framing at all.
  return body.length === null
    ? { 'transfer-encoding': 'chunked' }
    : { 'content-length': String(body.length) };
}

/**
 * Whether a request names its host twice (RFC 9112 section 3.2 has it refused). Node lets the first one count; a cache or proxy in
 * front may have chosen by the other.
 */
export function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** A request that is not for one host. */
export class AmbiguousHost extends Error {
  override readonly name = 'AmbiguousHost';
  readonly statusCode = 400;
  constructor() {
    super('A request names one host.');
  }
}

/** A GET or HEAD with a body: it means nothing there (RFC 9110 section 9.3.1), and servers disagree where it ends. */
export class BodyOfRead extends Error {
  override readonly name = 'BodyOfRead';
  readonly statusCode = 400;
  constructor() {
    super('A request that only reads has no body.');
  }
}
