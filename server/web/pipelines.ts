import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that a connection may send ahead of its answers. Browsers and proxies send none. */
const mostWaiting = 100;

export interface Pipelines {
  /** Begins the work of a request at once, or when the answer to the one before it on the same connection is out. */
  begin(request: IncomingMessage, response: ServerResponse, work: () => void): void;
  /** Whether nothing asked before on the connection waits for its answer. */
  isQuiet(socket: Socket): boolean;
}

/**
 * Requests of one connection are worked on one after the other, as their answers leave: Node begins all that stand in a segment at once,
 * some thousand of them, and would work on even when the connection is closed.
 */
export function createPipelines(): Pipelines {
  const newest = new WeakMap<Socket, ServerResponse>();
  const waiting = new WeakMap<Socket, number>();

  const isQuiet = (socket: Socket): boolean => newest.get(socket)?.writableFinished !== false;
  return {
    isQuiet,
    begin: ({ socket }, response, work) => {
      const before = newest.get(socket);
      newest.set(socket, response);
      if (before === undefined || before.writableFinished) return work();
      const ahead = (waiting.get(socket) ?? 0) + 1;
      waiting.set(socket, ahead);
      if (ahead > mostWaiting) {
        socket.destroy();
        return;
      }
      before.once('close', () => {
        waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
        if (!socket.destroyed) work();
      });
    },
  };
}
