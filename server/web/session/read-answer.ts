import type { OutgoingHttpHeaders } from 'node:http';
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
export const readJsonAnswer = async (answer: PlatformAnswer): Promise<unknown> =>
  parseAnswer({ headers: answer.headers, bytes: await collectAnswer(answer) });

/** All bytes of an answer, none of one that is packed. @throws UnreadableAnswer when there are more than are read */
export async function collectAnswer({ headers, body }: PlatformAnswer): Promise<Buffer> {
  if (isPacked(headers)) {
    body.destroy();
    return Buffer.alloc(0);
  }
  return collect(body, largestReadAnswer);
}

/**
 * The JSON of an answer that lies ready; undefined for an empty one.
 * @throws UnreadableAnswer
 */
export function parseAnswer({
  headers,
  bytes,
}: {
  readonly headers: OutgoingHttpHeaders;
  readonly bytes: Buffer;
}): unknown {
  if (isPacked(headers))
    throw new UnreadableAnswer(`The answer is packed with ${codingOf(headers).slice(0, 20)}.`);
  if (bytes.length > largestReadAnswer) throw tooLarge(largestReadAnswer);
  const text = bytes.toString();
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new UnreadableAnswer('The answer is not JSON.');
  }
}

const codingOf = (headers: OutgoingHttpHeaders): string =>
  headers['content-encoding']?.toString() ?? 'identity';
/** Asked for unpacked; a host that packs it all the same could hide a token from us. */
const isPacked = (headers: OutgoingHttpHeaders): boolean => codingOf(headers) !== 'identity';
const tooLarge = (maxBytes: number) => new UnreadableAnswer(`The answer has more than ${maxBytes} bytes.`);

/** All bytes of a stream. @throws UnreadableAnswer when there are more than allowed */
async function collect(body: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer | string>) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    // Leaving the loop destroys the stream.
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
