import type { IncomingMessage } from 'node:http';
import { Server, type Socket } from 'node:net';

/** Connections that were opened since, and on which nothing was asked yet. */
export interface Newcomers {
  readonly count: () => number;
  /** Resolves when each of them has asked, or gone away. */
  heard(): Promise<void>;
}

/**
 * Watches for connections that come while a server stops. A proxy that knows nothing of the stop opens one for each request, which
 * is on its way: closing such a connection loses it.
 */
export function watchNewcomers(server: Server): Newcomers {
  const silent = new Set<Socket>();
  const waiting: (() => void)[] = [];
  const remove = (socket: Socket) => {
    silent.delete(socket);
    if (silent.size === 0) for (const done of waiting.splice(0)) done();
  };
  const onRequest = ({ socket }: IncomingMessage) => remove(socket);
  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => remove(socket));
  });
  server.on('request', onRequest);
  server.on('upgrade', onRequest);
  return {
    count: () => silent.size,
    heard: () => (silent.size === 0 ? Promise.resolve() : new Promise((done) => waiting.push(done))),
  };
}

/** Turns of the event loop after which the door closes, whoever stands there. */
const mostTurns = 1000;

/**
 * Ends listening and nothing else: an HTTP server's own `close` also closes every connection on which nothing was asked yet.
 * The system keeps connections that wait to be taken, and turns them away when listening ends; Node takes one in each turn. So
 * it waits for a turn in which nobody came.
 */
export async function stopListening(server: Server): Promise<void> {
  const nextTurn = () => new Promise((begin) => setImmediate(begin));
  let came = 0;
  const count = () => {
    came += 1;
  };
  server.on('connection', count);
  await nextTurn();
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const before = came;
    await nextTurn();
    if (came === before) break;
  }
  server.off('connection', count);
  Server.prototype.close.call(server);
}
