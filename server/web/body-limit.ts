import { Transform } from 'node:stream';

/** Most bytes of a proxied request (security.md, thresholds). */
export const maxProxiedBody = 2 * 1024 * 1024;

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
