import type { Readable } from 'node:stream';
import type { PlatformAnswer } from '../platform-call.ts';

/** Most bytes of an answer that is read here instead of passed on: the largest is a form of 300 fields. */
export const largestReadAnswer = 2 * 1024 * 1024;

/** An answer that cannot be read: too large, packed, or not JSON. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
}

/**
 * The JSON of an answer; undefined for an empty body.
 * @throws UnreadableAnswer
 */
export async function readJsonAnswer({ headers, body }: PlatformAnswer): Promise<unknown> {
  // Asked for unpacked; a host that packs it all the same could hide a token from us.
  const coding = headers['content-encoding']?.toString() ?? 'identity';
  if (coding !== 'identity') {
    body.destroy();
    throw new UnreadableAnswer(`The answer is packed with ${coding.slice(0, 20)}.`);
  }
  const text = (await collect(body, largestReadAnswer)).toString();
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new UnreadableAnswer('The answer is not JSON.');
  }
}

/** All bytes of a stream. @throws UnreadableAnswer when there are more than allowed */
async function collect(body: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer | string>) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    // Leaving the loop destroys the stream.
    if (size > maxBytes) throw new UnreadableAnswer(`The answer has more than ${maxBytes} bytes.`);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
