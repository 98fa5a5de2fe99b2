import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Bytes that are kept of one folder: the Studio's, the largest, has 1.3 MB in brotli, and less than this in all codings together. */
const room = 8 * 1024 * 1024;
/** Larger files are read each time. */
const largestFile = 1024 * 1024;
/** Browsers send 30 characters or so. What is longer comes from somebody else, and is not remembered. */
const longestCodings = 100;

/** What the library says of a file; all else in an answer is of one request. */
const headersOfFile = [
  'accept-ranges',
  'cache-control',
  'content-encoding',
  'content-security-policy',
  'content-type',
  'etag',
  'last-modified',
  'vary',
] as const;

interface KeptFile {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Keeps the files of a scope once they were asked for: looking a file up, opening, reading and closing it takes four
 * turns of the thread pool and three times the processor of all else in its answer. The library still decides what an
 * answer is: the first one is its own, and so is each that asks for a part, or whether the file has changed. To be
 * called before the scope's routes are registered, and only where files do not change while they are served.
 */
export function keepFiles(scope: FastifyInstance): void {
  const kept = new LRUCache<string, KeptFile>({
    maxSize: room,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  });
  scope.addHook('onRequest', (request, reply, done) => {
    const key = keyOf(request);
    const file = key === undefined ? undefined : kept.get(key);
    if (file === undefined) done();
    else reply.headers(file.headers).send(file.bytes);
  });
  scope.addHook('onSend', async (request, reply, payload) => {
    const key = payload instanceof Readable && isWholeFile(reply) ? keyOf(request) : undefined;
    if (key === undefined) return payload;
    const bytes = await buffer(payload as Readable);
    kept.set(key, { bytes, headers: fileHeaders(reply) });
    return bytes;
  });
}

/** What one answer stands for: the address and the codings that may be chosen from; undefined for all but the plain question. */
function keyOf({ method, raw }: FastifyRequest): string | undefined {
  const { url = '', headers } = raw;
  if (method !== 'GET' || headers.range !== undefined || isConditional(headers)) return undefined;
  const codings = headers['accept-encoding'] ?? '';
  return codings.length > longestCodings || url.includes('?') ? undefined : `${codings} ${url}`;
}

const isConditional = (headers: FastifyRequest['headers']): boolean =>
  headers['if-none-match'] !== undefined ||
  headers['if-modified-since'] !== undefined ||
  headers['if-match'] !== undefined ||
  headers['if-unmodified-since'] !== undefined;

const isWholeFile = (reply: FastifyReply): boolean =>
  reply.statusCode === 200 && Number(reply.getHeader('content-length') ?? Infinity) <= largestFile;

const fileHeaders = (reply: FastifyReply): Readonly<Record<string, string>> =>
  Object.fromEntries(
    headersOfFile.flatMap((name) => {
      const value = reply.getHeader(name);
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
