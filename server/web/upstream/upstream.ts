import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { addAbortSignal, type Duplex, pipeline, type Readable } from 'node:stream';
import axios, { type AxiosHeaders, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { traceHeaders } from '#server/tracing/spans.ts';
import { declaredLength, exactly, type FramedBody, framingOf } from '../framing.ts';
import type { CallPlatform } from '../platform-call.ts';
import { UpstreamFailure } from './upstream-failure.ts';

/** Largest answer that is read as a whole, after unpacking, in bytes. */
export const largestAnswer = 10 * 1024 * 1024;
/** Connections to the platform, for visitors' calls and for content together. */
const maxSockets = 256;

/** A call whose answer is read as a whole, unpacked. */
export interface UpstreamRead {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Ends it: too late, or nobody waits any more. */
  readonly signal: AbortSignal;
}

export interface UpstreamText {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

export interface SocketRequest {
  readonly target: string;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly signal: AbortSignal;
}

export interface SocketAnswer {
  readonly response: IncomingMessage;
  /** The connection behind an answer of 101, and what came right behind the answer. */
  readonly opened: { readonly socket: Duplex; readonly head: Buffer } | null;
}

/** A platform elsewhere: one host, connections that are kept, no redirects, nothing repeated, no proxy of the environment. */
export interface Upstream {
  /** Carries a call as it is: the headers given and no others, bodies of both sides as streams, packed as they come. */
  readonly call: CallPlatform;
  readonly read: (request: UpstreamRead) => Promise<UpstreamText>;
  /** Asks the platform for a socket. Rejects when nothing came; an answer that is no socket has none. */
  readonly openSocket: (request: SocketRequest) => Promise<SocketAnswer>;
  /** Frees the connections. */
  readonly close: () => void;
}

/**
 * The one client of a platform elsewhere. What it rejects with is an `UpstreamFailure`, the reason of a signal that was
 * aborted by whoever asked, or the error of the body that was to be sent.
 * @throws Error at once when `baseUrl` is not an http or https address
 */
export function createUpstream(baseUrl: string): Upstream {
  const { protocol } = new URL(baseUrl);
  if (protocol !== 'http:' && protocol !== 'https:') throw new Error(`${baseUrl} is not an http address`);
  const httpAgent = new http.Agent({ keepAlive: true, maxSockets });
  const httpsAgent = new https.Agent({ keepAlive: true, maxSockets });
  const client = axios.create({
    adapter: 'http',
    baseURL: baseUrl,
    allowAbsoluteUrls: false,
    httpAgent,
    httpsAgent,
    proxy: false,
    maxRedirects: 0,
    transport: protocol === 'https:' ? withoutUpgrade(https) : withoutUpgrade(http),
    validateStatus: () => true,
    transformResponse: [(data: unknown) => data],
  });

  /** Deadlines are signals: axios' own timeout watches for silence, and a host that drips bytes would pass it. */
  async function send<Data>(config: AxiosRequestConfig & { url: string; signal: AbortSignal }) {
    try {
      return await client.request<Data>(config);
    } catch (error) {
      // Never the error of axios: it holds the whole call, the customer's token too, and would be logged with it.
      if (config.signal.aborted) throw reasonOfAbort(config.signal, config.url);
      if (axios.isAxiosError(error) && error.cause instanceof UpstreamFailure) throw error.cause;
      throw new UpstreamFailure(isNonsense(error) ? 'garbage' : 'unreachable', describe(config.url, error));
    }
  }

  return {
    openSocket: ({ target, headers, signal }) =>
      new Promise((resolve, reject) => {
        const { request } = protocol === 'https:' ? https : http;
        // A connection of its own: it never comes back to those that are kept.
        const asked = request(new URL(target, baseUrl), {
          headers: { ...headers, host: new URL(baseUrl).host },
          agent: false,
          signal,
        });
        asked.once('upgrade', (response, socket, head) => resolve({ response, opened: { socket, head } }));
        asked.once('response', (response) => {
          response.resume();
          resolve({ response, opened: null });
        });
        asked.on('error', () => reject(new UpstreamFailure('unreachable', `the socket of ${baseUrl}`)));
        asked.end();
      }),
    async call({ method, target, headers, body, signal }) {
      let ofBody: Error | undefined;
      body?.stream.once('error', (error) => {
        ofBody = error;
      });
      let response: AxiosResponse<Readable>;
      const waiting = untilAbort(signal);
      try {
        response = await send<Readable>({
          method,
          url: target,
          signal: waiting.signal,
          ...(body !== null && { data: asDeclared(body) }),
          transformRequest: [
            sendExactly({ ...headers, ...traceHeaders(), ...framingOf(body), host: new URL(baseUrl).host }),
          ],
          responseType: 'stream',
          decompress: false,
        });
      } catch (error) {
        throw ofBody ?? error;
      } finally {
        waiting.done();
      }
      // Ended by us, not by axios: it would end the answer with no error, and what was cut off would pass for the whole.
      const answer = addAbortSignal(signal, response.data as IncomingMessage);
      // Whoever takes the answer hears of its errors; one before that, as when the browser leaves, would end the process.
      answer.on('error', () => {});
      // Answered before all was sent, and nobody sends the rest any more: the next call would begin inside this one.
      const sent = response.request as ClientRequest;
      answer.once('close', () => {
        if (sent.writableFinished) return;
        sent.destroy();
        body?.stream.destroy();
      });
      return {
        status: response.status,
        headers: answer.headers,
        body: answer,
        length: declaredLength(answer.headers),
      };
    },
    async read({ path, body, query, ...request }) {
      const { status, headers, data } = await send<unknown>({
        ...request,
        headers: { ...request.headers, ...traceHeaders() },
        url: path,
        ...(query && { params: query }),
        ...(body !== undefined && { data: body }),
        responseType: 'text',
        decompress: true,
        maxContentLength: largestAnswer,
      });
      return { status, headers: { ...headers }, text: typeof data === 'string' ? data : '' };
    },
    close: () => {
      httpAgent.destroy();
      httpsAgent.destroy();
    },
  };
}

type Request = (options: RequestOptions, onResponse: (response: IncomingMessage) => void) => ClientRequest;

/** Node's client. Nobody asked to change the protocol; unheard, an answer that does would be waited for until the deadline. */
const withoutUpgrade = (client: { readonly request: Request }) => ({
  request: (...args: Parameters<Request>) => {
    const request = client.request(...args);
    return request.once('upgrade', (_response, socket) => {
      socket.destroy();
      request.emit('error', new UpstreamFailure('garbage', 'the protocol was changed'));
    });
  },
});

/** A body that fails instead of being shorter or longer than its framing says: then its connection is closed, and not used again. */
const asDeclared = ({ stream, length }: FramedBody): Readable =>
  length === null ? stream : pipeline(stream, exactly(length), () => {});

/** What axios adds by itself; false keeps it from doing so. */
const additions = { accept: false, 'accept-encoding': false, 'content-type': false, 'user-agent': false };

/** Of whatever axios would send, leaves the headers given. Through its `headers`, a browser's header `get` would be read as a setting. */
const sendExactly =
  (exact: Readonly<Record<string, string | string[]>>) => (data: unknown, headers: AxiosHeaders) => {
    headers.clear();
    headers.set({ ...additions, ...exact });
    return data;
  };

/** A signal that follows another one until `done`. */
function untilAbort(signal: AbortSignal): { readonly signal: AbortSignal; readonly done: () => void } {
  const own = new AbortController();
  const abort = () => own.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return { signal: own.signal, done: () => signal.removeEventListener('abort', abort) };
}

function reasonOfAbort({ reason }: AbortSignal, path: string): unknown {
  const isLate = reason instanceof Error && reason.name === 'TimeoutError';
  return isLate ? new UpstreamFailure('timeout', `${withoutQuery(path)}: no answer in time`) : reason;
}

/** An answer that came but cannot be taken: too large, broken packing (zlib codes), not HTTP (parser codes). */
const isNonsense = (error: unknown): boolean =>
  axios.isAxiosError(error) &&
  (/^(Z|HPE)_/.test(error.code ?? '') || error.message.startsWith('maxContentLength'));

const describe = (path: string, error: unknown): string =>
  `${withoutQuery(path)}: ${axios.isAxiosError(error) ? `${error.code ?? 'error'} ${error.message}` : String(error)}`;

/** Queries may hold what belongs into no log. */
const withoutQuery = (path: string): string => path.split('?', 1)[0] ?? '';
