import http from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import { declaredLength, framingOf } from './framing.ts';
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
        headers: { ...headers, ...framingOf(body), host },
        agent,
        signal,
      });
      // A call can fail more than once, as when the browser leaves while the connection breaks.
      request.on('error', reject);
      // Nobody asked to change the protocol; without this the call would wait for its deadline.
      request.once('upgrade', (_response, socket) => {
        socket.destroy();
        reject(new Error('The platform changed the protocol.'));
      });
      request.once('response', (response) => {
        // Whoever takes the answer hears of its errors; one before that, as when the browser leaves, would end the process.
        response.on('error', () => {});
        const { statusCode: status = 502, headers: answered } = response;
        resolve({ status, headers: answered, body: response, length: declaredLength(answered) });
      });
      if (body === null) request.end();
      // Errors of either side surface as 'error' of the request, above.
      else pipeline(body.stream, request, (error) => error && reject(error));
    });
  return { call, close: () => agent.destroy() };
}
