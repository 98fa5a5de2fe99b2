import websocket from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Call } from '#schemas/calls/define-call.ts';
import type { PlatformApp } from './app-types.ts';

export interface SocketOptions {
  /** Bytes of the largest frame. */
  readonly maxPayload: number;
  /** Ends all sockets when the app closes. */
  readonly goAway: () => void;
}

/**
 * Serves a call of method `WS`: who is let in comes from its record, as with any other call, and is decided before the
 * connection becomes a socket. Frames are packed by nobody: a compressor per socket costs more memory than chats need.
 */
export async function serveSocket(
  app: PlatformApp,
  call: Call,
  { maxPayload, goAway }: SocketOptions,
  handler: (socket: WebSocket, request: FastifyRequest) => void,
): Promise<void> {
  const { product, guard } = app.callHost;
  await app.register(async (scope) => {
    await scope.register(websocket, {
      options: { maxPayload, perMessageDeflate: false },
      errorHandler: (error, socket, request) => {
        request.log.info({ err: error }, 'a socket broke off');
        socket.terminate();
      },
      preClose: (done) => {
        goAway();
        scope.websocketServer.close();
        done();
      },
    });
    // Who is refused has a connection that nobody reads any more: a proxy must not keep it for the requests of others.
    scope.addHook('onSend', async (request, reply) => {
      if (request.ws) reply.header('connection', 'close');
    });
    scope.route({
      method: 'GET',
      url: call.path.replace('{product}', product),
      onRequest: [...guard(call)],
      schema: { hide: true },
      config: { call },
      handler: (_request, reply) => reply.code(426).header('upgrade', 'websocket').send(),
      wsHandler: handler,
    });
  });
}
