import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Platform } from './host-options.ts';
import { toPlatformHeaders } from './proxy-headers.ts';
import { requestIdOf } from './request-id.ts';
import { readSessionTokens } from './session/session-cookies.ts';
import { splitTarget } from './write-guard.ts';

export interface SocketParts {
  readonly platform: Platform;
  /** Whether a path (without query) is a call that opens a socket. */
  readonly isSocket: (path: string) => boolean;
  readonly isClosing: () => boolean;
  /** Is given how to learn the number of open sockets. */
  readonly onCount?: (count: () => number) => void;
  readonly timeoutMs: number;
  readonly publicOrigin?: string;
}

/** Of the headers that concern one connection, those a socket is asked for with. */
const handshake = ['connection', 'upgrade', 'sec-websocket-key', 'sec-websocket-version'] as const;

/**
 * Hands connections that ask to become a socket over to the platform, in the session of the browser's cookies ([sec 36]). A
 * browser lets any page open a socket to us and sends our cookies along: so the origin decides, and none is no origin of
 * ours. Bytes are passed on unread; frames are the platform's.
 */
export function registerSockets(app: FastifyInstance, parts: SocketParts): void {
  const { platform, isSocket, isClosing } = parts;
  const tunnels = new Set<Duplex>();
  const open = new Set<Duplex>();
  parts.onCount?.(() => open.size);

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { path } = splitTarget(request.url ?? '');
    if (!isSocket(path)) return answerAsUsual(app, request, socket);
    socket.on('error', () => socket.destroy());
    const { authorization: _own, ...headers } = toPlatformHeaders(request.headers, {
      ip: request.socket.remoteAddress ?? '',
      requestId: requestIdOf(request),
    });
    if (isClosing()) return refuse(socket, '503 Service Unavailable');
    if (!isOwnOrigin(request, parts.publicOrigin)) return refuse(socket, '403 Forbidden');
    const access = readSessionTokens(request.headers.cookie)?.access;
    if (access === undefined) return refuse(socket, '401 Unauthorized');
    for (const name of handshake) headers[name] = String(request.headers[name] ?? '');
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    const asked = { ...headers, authorization: `Bearer ${access}` };
    if (platform.kind === 'embedded') {
      if (!platform.sockets) return refuse(socket, '404 Not Found');
      request.headers = asked;
      platform.sockets.accept(request, socket, head);
      return;
    }
    tunnel(request, socket, head, asked).catch((error: unknown) => {
      app.log.warn({ err: error }, 'the platform opened no socket');
      refuse(socket, '502 Bad Gateway');
    });
  });

  /** Joins a browser's connection to one of the platform's; what ends one ends the other. */
  async function tunnel(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    headers: Record<string, string | string[]>,
  ): Promise<void> {
    if (platform.kind !== 'remote' || !platform.upstream.openSocket) return refuse(socket, '404 Not Found');
    const left = new AbortController();
    socket.once('close', () => left.abort());
    const deadline = AbortSignal.timeout(parts.timeoutMs);
    const { response, opened } = await platform.upstream.openSocket({
      target: request.url ?? '',
      headers,
      signal: AbortSignal.any([deadline, left.signal]),
    });
    if (!opened) return refuse(socket, `${response.statusCode ?? 502} ${response.statusMessage ?? ''}`);
    const accept = response.headers['sec-websocket-accept'];
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    tunnels.add(socket);
    socket.once('close', () => {
      tunnels.delete(socket);
      opened.socket.destroy();
    });
    opened.socket.once('error', () => socket.destroy());
    opened.socket.once('close', () => socket.destroy());
    if (opened.head.length > 0) socket.write(opened.head);
    if (head.length > 0) opened.socket.write(head);
    socket.pipe(opened.socket).pipe(socket);
  }

  app.addHook('preClose', async () => {
    if (platform.kind === 'embedded') platform.sockets?.goAway();
    // A platform elsewhere goes on; its clients find the line cut, and come again.
    for (const socket of tunnels) socket.destroy();
  });
}

function isOwnOrigin({ headers }: IncomingMessage, publicOrigin: string | undefined): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined) return false;
  return publicOrigin === undefined ? URL.parse(origin)?.host === host : origin === publicOrigin;
}

function refuse(socket: Duplex, status: string): void {
  if (socket.destroyed) return;
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/**
 * Node hands every request that names an upgrade over as soon as somebody listens for one. Those that are no sockets (curl asks
 * for HTTP/2 this way) are answered like any other, and are the last on their connection.
 */
function answerAsUsual(app: FastifyInstance, request: IncomingMessage, socket: Duplex): void {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket as never);
  response.once('finish', () => socket.end());
  app.server.emit('request', request, response);
}
