import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { selfSigned } from '#server/platform/testing/self-signed.ts';

/** What stands in front of a production: it speaks https, and hands each request on. */
export interface HttpsFront {
  close(): void;
}

/**
 * A browser has to be told to take its certificate (`ignoreHTTPSErrors`).
 * @param port where it listens, on this machine alone
 * @param target asked for the address of the site, e.g. `http://127.0.0.1:41234`, which is not known before it runs
 */
export async function startHttpsFront(port: number, target: () => string): Promise<HttpsFront> {
  const server = createServer(selfSigned('127.0.0.1'), (from, to) => {
    const { method, url = '/', headers } = from;
    const passed = request(new URL(url, target()), { method, headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    });
    passed.on('error', () => to.destroy());
    from.pipe(passed);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
