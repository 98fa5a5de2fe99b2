import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Platform } from './host-options.ts';
import { refuse as refuseCall } from './proxy-answer.ts';
import { toPlatformHeaders } from './proxy-headers.ts';
import type { ProxyTrust } from './proxy-trust.ts';
import { requestIdOf } from './request-id.ts';
import { dataPolicy } from './security-headers.ts';
import { readSessionTokens } from './session/session-cookies.ts';
import {
  acceptOf,
  asksForSocket,
  handshakeHeaders,
  isAccepted,
  readHandshake,
  type SocketRefusal,
} from './socket-handshake.ts';
import { splitTarget } from './write-guard.ts';

export interface SocketParts {
  readonly platform: Platform;
  /** Paths of the calls that open a socket. */
  readonly paths: readonly string[];
  readonly isClosing: () => boolean;
  /** Is given how to learn the number of open sockets. */
  readonly onCount?: (count: () => number) => void;
  readonly timeoutMs: number;
  readonly trust: ProxyTrust;
  readonly publicOrigin?: string;
}

export interface Sockets {
  /**
   * Whether Node is to hand a request's connection over instead of answering it (`shouldUpgradeCallback`): nobody but us reads it
   * then, or closes it. So it is for those that ask for one of our sockets alone. Malformed handshakes are among them: a cache in
   * front may have stopped reading, so nothing that stands behind one on its connection may be taken for a request.
   */
  readonly isAskedFor: (request: IncomingMessage) => boolean;
  readonly register: (app: FastifyInstance) => void;
  /** Ends all of them at once: an HTTP server's `closeAllConnections` knows nothing of them. */
  readonly cutOff: () => void;
}

/**
 * Hands connections that ask to become a socket over to the platform, in the session of the browser's cookies ([sec 36]). A
 * browser lets any page open a socket to us and sends our cookies along: so the origin decides, and none is no origin of
 * ours. Bytes are passed on unread; frames are the platform's.
 */
export function createSockets(parts: SocketParts): Sockets {
  const { platform, isClosing, trust, publicOrigin } = parts;
  const paths = new Set(parts.paths);
  const open = new Set<Duplex>();
  parts.onCount?.(() => open.size);

  const cutOff = () => {
    for (const socket of open) socket.destroy();
  };

  /** The client that asks, and the key of their handshake; or why they get no socket. */
  function admit(
    request: IncomingMessage,
  ): { readonly key: string; readonly access: string } | SocketRefusal {
    if (!isAskedFor(request)) return { status: 400, message: 'No WebSocket is opened here.' };
    const handshake = readHandshake(request);
    if ('status' in handshake) return handshake;
    if (isClosing()) return { status: 503, message: 'The server is being stopped.' };
    if (!isOwnOrigin(request, publicOrigin))
      return { status: 403, message: 'The WebSocket was not asked for by a page of this site.' };
    const access = readSessionTokens(request.headers.cookie)?.access;
    if (access === undefined) return { status: 401, message: 'Nobody is signed in.' };
    return { ...handshake, access };
  }

  function isAskedFor(request: IncomingMessage): boolean {
    return asksForSocket(request) && paths.has(splitTarget(request.url ?? '').path);
  }

  /** Joins a browser's connection to one of the platform's; what ends one ends the other. */
  async function tunnel(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    { key, headers }: { readonly key: string; readonly headers: Record<string, string | string[]> },
  ): Promise<SocketRefusal | null> {
    if (platform.kind !== 'remote' || !platform.upstream.openSocket) return noSocket;
    const left = new AbortController();
    socket.once('close', () => left.abort());
    const deadline = AbortSignal.timeout(parts.timeoutMs);
    const { response, opened } = await platform.upstream.openSocket({
      target: request.url ?? '',
      headers,
      signal: AbortSignal.any([deadline, left.signal]),
    });
    if (!opened) return refusalOf(response.statusCode ?? 502);
    if (!isAccepted(response, key)) {
      opened.socket.destroy();
      throw new Error('what the platform opened is no WebSocket');
    }
    if (socket.destroyed) {
      opened.socket.destroy();
      return null;
    }
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${acceptOf(key)}\r\n\r\n`,
    );
    socket.write(opened.head);
    opened.socket.write(head);
    join(socket, opened.socket);
    return null;
  }

  function take(app: FastifyInstance, request: IncomingMessage, socket: Duplex, head: Buffer): undefined {
    // First of all: an error nobody listens for ends the process.
    socket.on('error', () => socket.destroy());
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    const client = { ip: trust.clientIp(request), requestId: requestIdOf(request, trust) };
    const refuse = (refusal: SocketRefusal): undefined => {
      const { ip, requestId: reqId } = client;
      app.log.info({ reqId, url: request.url, status: refusal.status, ip }, 'socket refused');
      endWith(socket, refusal);
    };
    const admitted = admit(request);
    if ('status' in admitted) return refuse(admitted);
    const { key, access } = admitted;
    const { authorization: _own, ...told } = toPlatformHeaders(request.headers, client);
    const headers = { ...told, ...handshakeHeaders(key), authorization: `Bearer ${access}` };
    if (platform.kind === 'embedded') {
      if (!platform.sockets) return refuse(noSocket);
      request.headers = headers;
      platform.sockets.accept(request, socket, head);
      return;
    }
    tunnel(request, socket, head, { key, headers }).then(
      (refusal) => refusal && refuse(refusal),
      (error: unknown) => {
        app.log.warn({ err: error }, 'the platform opened no socket');
        refuse(refusalOf(502));
      },
    );
  }

  return {
    isAskedFor,
    register(app) {
      app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) =>
        take(app, request, socket, head),
      );
      // As an ordinary request; mostly one whose proxy has dropped its `Upgrade`.
      for (const path of paths)
        app.get(path, (_request, reply) =>
          refuseCall(
            reply.headers({ upgrade: 'websocket', connection: 'upgrade, close' }),
            426,
            'This address opens a WebSocket; a proxy in front has to pass the headers Upgrade and Connection on.',
          ),
        );
      app.addHook('preClose', async () => {
        if (platform.kind === 'embedded') platform.sockets?.goAway();
        // A platform elsewhere goes on; its clients find the connection cut, and come again.
        else cutOff();
      });
    },
    cutOff,
  };
}

/** Milliseconds the other end may take for what was written last. */
const goodbyeMs = 5000;

const noSocket: SocketRefusal = { status: 404, message: 'There is no such call.' };

/** What is said of an answer that opened nothing: its status where it is a refusal. */
const refusalOf = (status: number): SocketRefusal =>
  status >= 400 && STATUS_CODES[status] !== undefined
    ? { status, message: 'The service refused the WebSocket.' }
    : { status: 502, message: 'The service cannot be reached.' };

function isOwnOrigin({ headers }: IncomingMessage, publicOrigin: string | undefined): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined) return false;
  return publicOrigin === undefined ? URL.parse(origin)?.host === host : origin === publicOrigin;
}

/** Passes bytes both ways. A side that ends has said its last: the other is closed when it has got what was on its way. */
function join(one: Duplex, other: Duplex): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.on('error', () => from.destroy());
    from.once('end', () => endAndDestroy(to));
    from.once('close', () => endAndDestroy(to));
    from.pipe(to, { end: false });
  }
}

/** Answers a connection that Node has let go of: nobody but us closes it, and a client may not. */
function endWith(socket: Duplex, { status, message, headers = {} }: SocketRefusal): void {
  if (socket.destroyed) return;
  const body = JSON.stringify({ error: { message } });
  const lines = Object.entries({
    ...headers,
    Connection: 'close',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': dataPolicy,
    'X-Content-Type-Options': 'nosniff',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  endAndDestroy(socket, `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
}

function endAndDestroy(socket: Duplex, last?: string): void {
  if (socket.destroyed) return;
  // One that takes nothing any more never finishes.
  const late = setTimeout(() => socket.destroy(), goodbyeMs).unref();
  socket.once('close', () => clearTimeout(late));
  socket.end(last, () => socket.destroy());
}
