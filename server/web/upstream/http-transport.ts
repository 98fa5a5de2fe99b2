import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import axios from 'axios';
import { ContentError } from '#engine/content/content-error.ts';
import type { ContentTransport } from '#engine/content/transport.ts';
import { parseBody, plainHeaders } from './response-body.ts';
import { assertWirePath } from './wire-path.ts';

export interface HttpTransportOptions {
  /** Address of the platform, e.g. `https://platform.example`. */
  readonly baseUrl: string;
  /** Longest time from the call to the last byte of the answer, in milliseconds. */
  readonly timeoutMs: number;
}

/** Largest answer that is read, after unpacking, in bytes. */
export const largestAnswer = 10 * 1024 * 1024;
const maxSockets = 128;

const reasonOf = (error: unknown): string =>
  axios.isAxiosError(error) ? `${error.code ?? 'error'} ${error.message}` : String(error);

/** An answer that came but cannot be taken: too large, broken packing (zlib codes), not HTTP (parser codes). */
const isNonsense = (error: unknown): boolean =>
  axios.isAxiosError(error) &&
  (/^(Z|HPE)_/.test(error.code ?? '') || error.message.startsWith('maxContentLength'));

/**
 * Carries content calls to a platform over HTTP: one host, kept connections, no redirects, no proxy from the environment.
 * Rejects with ContentError `timeout`, `unreachable`, or `garbage` for an answer that is too large.
 * @throws Error at once when `baseUrl` is not an http or https address
 */
export function httpTransport({ baseUrl, timeoutMs }: HttpTransportOptions): ContentTransport {
  const { protocol } = new URL(baseUrl);
  if (protocol !== 'http:' && protocol !== 'https:') throw new Error(`${baseUrl} is not an http address`);
  const client = axios.create({
    adapter: 'http',
    baseURL: baseUrl,
    allowAbsoluteUrls: false,
    httpAgent: new HttpAgent({ keepAlive: true, maxSockets }),
    httpsAgent: new HttpsAgent({ keepAlive: true, maxSockets }),
    proxy: false,
    maxRedirects: 0,
    maxContentLength: largestAnswer,
    decompress: true,
    validateStatus: () => true,
    responseType: 'text',
    transformResponse: [(text: unknown) => text],
  });

  return async ({ method, path, query, body, locale }, signal) => {
    assertWirePath(path);
    // axios' own timeout watches for silence; a host that drips bytes would pass it.
    const deadline = AbortSignal.timeout(timeoutMs);
    try {
      const { status, headers, data } = await client.request<unknown>({
        method,
        url: path,
        headers: { Accept: 'application/json, text/plain', 'Accept-Language': locale },
        signal: AbortSignal.any([signal, deadline]),
        ...(query ? { params: query } : {}),
        ...(body === undefined ? {} : { data: body }),
      });
      return {
        status,
        headers: plainHeaders(Object.entries(headers)),
        body: parseBody(typeof data === 'string' ? data : ''),
      };
    } catch (error) {
      if (deadline.aborted) throw new ContentError('timeout', `${path}: no answer within ${timeoutMs} ms`);
      signal.throwIfAborted();
      throw new ContentError(isNonsense(error) ? 'garbage' : 'unreachable', `${path}: ${reasonOf(error)}`);
    }
  };
}
