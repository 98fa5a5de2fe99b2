import type { ServerResponse } from 'node:http';
import { constants, createGzip, type Gzip } from 'node:zlib';

/** Gzip that is sent while it is made: nobody waits for the end of it. */
export interface GrowingGzip {
  /** What is there by now, and the rest as it comes; ends the response. */
  sendTo(response: ServerResponse): void;
  readonly whole: Promise<Buffer>;
}

const endOfHead = Buffer.from('</head>');
/** Below this much behind its head a document is sent in one piece. */
const shortBody = 8192;

/**
 * Compresses in the thread pool. The head of a document, which names what a browser fetches next, goes out before the
 * rest is looked at. It ends where nothing is drawn yet: a browser that has the stylesheet paints what came of the
 * body, and a header of which a part is there moves when the rest comes.
 */
export function gzipStream(body: Buffer, level: number): Gzip {
  const zip = createGzip({ level });
  const headEnd = body.indexOf(endOfHead);
  if (headEnd > 0 && body.length - headEnd > shortBody) {
    zip.write(body.subarray(0, headEnd + endOfHead.length));
    zip.flush(constants.Z_SYNC_FLUSH);
    zip.end(body.subarray(headEnd + endOfHead.length));
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
