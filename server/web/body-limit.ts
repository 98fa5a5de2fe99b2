import { addAbortSignal, type Readable, Transform } from 'node:stream';

/** Most bytes of a proxied request (security.md, thresholds). */
export const maxProxiedBody = 2 * 1024 * 1024;

/** Most bytes of an upload: five files of 10 MB (security.md, thresholds), and what the form around them takes. */
export const maxUploadBody = 5 * 10 * 1024 * 1024 + 64 * 1024;

/** Most bytes of what an outside service tells us. */
export const maxWebhookBody = 16 * 1024;

export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/** Passes a body on and fails with `BodyTooLarge` as soon as it has more bytes than allowed: a chunked one names no length. */
export function limitBody(maxBytes: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > maxBytes) done(new BodyTooLarge(`The body has more than ${maxBytes} bytes.`));
      else done(null, chunk);
    },
  });
}

/**
 * Reads a body into memory, so that it can be sent a second time. The signal ends the waiting.
 * @throws BodyTooLarge
 */
export async function collectBody(body: Readable, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  // Piped, not in a pipeline: that would destroy the request, and with it the connection the refusal goes over.
  const limited = addAbortSignal(signal, limitBody(maxBytes));
  body.once('error', (error) => limited.destroy(error));
  body.pipe(limited);
  for await (const chunk of limited as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
