import http from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import type { CallPlatform, PlatformAnswer } from './platform-call.ts';

/**
 * Carries calls to a platform elsewhere, over connections that stay open. Node's own client: it follows no redirect and
 * repeats nothing. `close` frees the connections.
 */
export function createRemotePlatform(baseUrl: string): { call: CallPlatform; close: () => void } {
  const { origin, protocol, host } = new URL(baseUrl);
  const client = protocol === 'https:' ? https : http;
  const agent = new client.Agent({ keepAlive: true, maxSockets: 200 });
  const call: CallPlatform = ({ method, target, headers, body, signal }) =>
    new Promise<PlatformAnswer>((resolve, reject) => {
      const request = client.request(`${origin}${target}`, {
        method,
        headers: { ...headers, host },
        agent,
        signal,
      });
      request.once('error', reject);
      request.once('response', (response) => {
        resolve({ status: response.statusCode ?? 502, headers: response.headers, body: response });
      });
      if (body === null) request.end();
      // Errors of either side surface as 'error' of the request, above.
      else pipeline(body, request, (error) => error && reject(error));
    });
  return { call, close: () => agent.destroy() };
}
