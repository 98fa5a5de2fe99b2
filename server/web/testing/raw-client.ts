import { once } from 'node:events';
import { connect } from 'node:net';

/** A connection of its own whose bytes a test writes itself. */
export interface RawClient {
  readonly write: (bytes: string | Buffer) => void;
  /** What came so far. */
  readonly text: () => string;
  /** Resolves with what came, as soon as it has it or the server has closed; never for a server that does neither. */
  readonly until: (has: string | RegExp) => Promise<string>;
  /** Resolves with all that came when the server has closed. */
  readonly closed: Promise<string>;
  /** Whether the server has closed. */
  readonly isClosed: () => boolean;
  readonly leave: () => void;
  /** Leaves as a program does that crashed: with a reset. */
  readonly reset: () => void;
}

export async function openRaw(port: number): Promise<RawClient> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let text = '';
  const waiting = new Set<() => void>();
  const look = () => {
    for (const one of waiting) one();
  };
  socket.on('error', () => {});
  socket.on('data', (part: Buffer) => {
    text += part.toString('latin1');
    look();
  });
  const closed = new Promise<string>((resolve) =>
    socket.once('close', () => {
      resolve(text);
      look();
    }),
  );
  await once(socket, 'connect');
  return {
    write: (bytes) => void socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes),
    text: () => text,
    until: (has) =>
      new Promise((resolve) => {
        const isThere = () => (typeof has === 'string' ? text.includes(has) : has.test(text));
        const check = () => {
          if (!isThere() && !socket.closed) return;
          waiting.delete(check);
          resolve(text);
        };
        waiting.add(check);
        check();
      }),
    closed,
    isClosed: () => socket.closed,
    leave: () => void socket.destroy(),
    reset: () => void socket.resetAndDestroy(),
  };
}

/** A request as bytes. */
export const bytesOf = (line: string, headers: readonly string[] = [], body = ''): string =>
  [`${line} HTTP/1.1`, 'Host: shop.example', ...headers, '', body].join('\r\n');
