import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import Fastify from 'fastify';
import { WebSocketServer } from 'ws';
import type { Platform } from '../host-options.ts';
import { createUpstream } from '../upstream/upstream.ts';

export interface EchoPlatform {
  readonly platform: Platform;
  /** Headers of the sockets it was asked for. */
  readonly seen: IncomingMessage['headers'][];
  /** Connections the platform has; 0 for one in this process. */
  readonly connections: () => number;
}

export interface EchoOptions {
  /** What it answers to calls; 401 when not given. */
  readonly listener?: RequestListener;
  /** What it does with a connection that is to become a socket; opens one when not given. */
  readonly accept?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

/** A platform whose sockets say "hello", then repeat what they receive. What frees it goes into `closers`. */
export async function startEchoPlatform(
  kind: Platform['kind'],
  closers: (() => unknown)[],
  { listener = (_request, response) => response.writeHead(401).end(), ...options }: EchoOptions = {},
): Promise<EchoPlatform> {
  const seen: IncomingMessage['headers'][] = [];
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: true });
  const open: EchoOptions['accept'] = (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (one) => {
      one.on('error', () => one.terminate());
      one.send('hello');
      one.on('message', (data) => one.send(data.toString()));
    });
  const accept = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    seen.push(request.headers);
    (options.accept ?? open)(request, socket, head);
  };
  const goAway = () => {
    for (const one of sockets.clients) {
      one.close(1001);
      // Who does not say goodbye is not waited for.
      setTimeout(() => one.terminate(), 500).unref();
    }
  };
  if (kind === 'embedded') {
    const app = Fastify();
    app.all('/*', (request, reply) => {
      reply.hijack();
      listener(request.raw, reply.raw);
    });
    await app.ready();
    closers.push(() => app.close());
    return { platform: { kind, app, sockets: { accept, goAway } }, seen, connections: () => 0 };
  }
  const connections = new Set<Socket>();
  const server = createServer(listener);
  server.on('upgrade', accept).on('connection', (socket) => {
    connections.add(socket.on('error', () => {}));
    socket.once('close', () => connections.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const upstream = createUpstream(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  closers.push(() => {
    upstream.close();
    for (const socket of connections) socket.destroy();
    server.close();
  });
  return { platform: { kind, upstream }, seen, connections: () => connections.size };
}
