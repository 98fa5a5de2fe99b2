import type { IncomingMessage, ServerResponse } from 'node:http';

/** Most bytes read and thrown away after an answer: the largest upload twice, so that somebody who sends too much is told so. */
export const maxDrained = 100 * 1024 * 1024;

/** Milliseconds nothing may come before the connection is closed; the whole request has its own limit. */
const silenceMs = 10_000;

/**
 * Reads what is left of a request's body after it was answered. A browser reads an answer only when it has sent all: if
 * nobody took the rest, it would wait for ever, and if the connection were closed over it, the answer would be lost. Beyond
 * `maxDrained`, or after a silence, the connection is closed.
 */
export function drainAfterAnswer(request: IncomingMessage, response: ServerResponse): void {
  // Before Node's own listener, which would throw away unseen what nobody has begun to read.
  response.prependOnceListener('finish', () => {
    if (request.complete || request.destroyed) return;
    const { socket } = request;
    const close = () => socket.destroy();
    let left = maxDrained;
    const silence = setTimeout(close, silenceMs);
    request.unpipe();
    request.on('data', ({ length }: Buffer) => {
      left -= length;
      if (left < 0) close();
      else silence.refresh();
    });
    const done = () => clearTimeout(silence);
    request.once('end', done).once('close', done);
    request.resume().read(0);
  });
}
