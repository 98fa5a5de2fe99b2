import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { carriesBody, namesTwoHosts } from './framing.ts';

/** Why a connection does not become a WebSocket: an HTTP status above 399, and words for who reads the answer. */
export interface SocketRefusal {
  readonly status: number;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Base64 of 16 bytes (RFC 6455 section 4.1). */
const keyShape = /^[+/0-9A-Za-z]{22}==$/;
const version = '13';
/** What a server proves with that it speaks this protocol (RFC 6455 section 1.3). */
const protocolId = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

const bad = (message: string): SocketRefusal => ({ status: 400, message });

/**
 * Whether a request wants its connection to become a WebSocket, and no other protocol. What is missing in its handshake is said by
 * {@link readHandshake}.
 */
export const asksForSocket = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket';

/** The key of a handshake (RFC 6455 section 4.2.1), or what is wrong with it. Extensions and subprotocols are left out: we offer none. */
export function readHandshake(request: IncomingMessage): { readonly key: string } | SocketRefusal {
  const { headers } = request;
  const key = headers['sec-websocket-key'] ?? '';
  if (request.httpVersion !== '1.1') return bad('A WebSocket needs HTTP/1.1.');
  if (namesTwoHosts(request)) return bad('The request names two hosts.');
  if (carriesBody(headers)) return bad('A request for a WebSocket has no body.');
  if (headers['sec-websocket-version'] !== version)
    return {
      status: 426,
      message: `The WebSocket has to be of version ${version}.`,
      headers: { 'Sec-WebSocket-Version': version },
    };
  if (!keyShape.test(key)) return bad('Sec-WebSocket-Key is not the base64 of 16 bytes.');
  return { key };
}

/** Headers a handshake is made with, ours and no client's. */
export const handshakeHeaders = (key: string): Readonly<Record<string, string>> => ({
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-key': key,
  'sec-websocket-version': version,
});

/** The `Sec-WebSocket-Accept` that answers a key. */
export const acceptOf = (key: string): string =>
  createHash('sha1').update(`${key}${protocolId}`).digest('base64');

/**
 * Whether an answer opens the WebSocket that was asked for with a key: any other protocol behind a 101 would go past everything that
 * is checked of calls. An extension or subprotocol nobody offered is a failure, too (RFC 6455 section 4.1).
 */
export const isAccepted = ({ statusCode, headers }: IncomingMessage, key: string): boolean =>
  statusCode === 101 &&
  headers.upgrade?.toLowerCase() === 'websocket' &&
  headers['sec-websocket-accept'] === acceptOf(key) &&
  headers['sec-websocket-extensions'] === undefined &&
  headers['sec-websocket-protocol'] === undefined;
