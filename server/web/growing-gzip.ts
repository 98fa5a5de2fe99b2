import type { ServerResponse } from 'node:http';
import { constants, createGzip, type Gzip } from 'node:zlib';

/** Gzip that is sent while it is made: nobody waits for the end of it. */
export interface GrowingGzip {
  /** What is there by now, and the rest as it comes; ends the response. */
  sendTo(response: ServerResponse): void;
  readonly whole: Promise<Buffer>;
}

/** The head of a document, with what a browser fetches next, goes out before the rest is looked at. */
const firstPart = 8192;

/** Compresses in the thread pool. */
export function gzipStream(body: Buffer, level: number): Gzip {
  const zip = createGzip({ level });
  if (body.length > 2 * firstPart) {
    zip.write(body.subarray(0, firstPart));
    zip.flush(constants.Z_SYNC_FLUSH);
    zip.end(body.subarray(firstPart));
  } else zip.end(body);
  return zip;
}

export function startGzip(body: Buffer): GrowingGzip {
  const { promise: whole, resolve, reject } = Promise.withResolvers<Buffer>();
  const made: Buffer[] = [];
  const readers = new Set<ServerResponse>();
  const zip = gzipStream(body, 6);
  zip.on('data', (part: Buffer) => {
    made.push(part);
    for (const reader of readers) reader.write(part);
  });
  zip.on('end', () => {
    for (const reader of readers) reader.end();
    resolve(Buffer.concat(made));
  });
  zip.on('error', (error) => {
    for (const reader of readers) reader.destroy(error);
    reject(error);
  });
  return {
    whole,
    sendTo(response) {
      for (const part of made) response.write(part);
      readers.add(response);
    },
  };
}
