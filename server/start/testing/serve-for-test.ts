import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stopGracefully } from '#server/web/graceful-stop.ts';
import { createLogger } from '#server/web/logger.ts';
// For its handlers of errors nobody caught, as the renderer brings them.
import 'vike/server';

/** What `/` answers: how often something was written so far, and who hears of errors nobody caught. */
export interface ServingState {
  readonly writes: { readonly stdout: number; readonly stderr: number };
  readonly listeners: { readonly uncaughtException: number; readonly unhandledRejection: number };
  readonly rejections: number;
}

/**
 * A server with the product's logger and end. Every request is logged, and told on standard error past the logger, as packages
 * do. `/throw` and `/reject` fail where nobody catches it. Its first line names its address.
 */
export async function serveForTest(): Promise<void> {
  const writes = { stdout: 0, stderr: 0 };
  for (const name of ['stdout', 'stderr'] as const) {
    const stream = process[name];
    const write = stream.write.bind(stream);
    stream.write = (...args: [string]) => {
      writes[name] += 1;
      return write(...args);
    };
  }
  const logger = createLogger({ logLevel: 'info' });
  let rejections = 0;
  const server = createServer(({ url }, response) => {
    logger.info({ url }, 'asked');
    process.stderr.write(`asked ${url}\n`);
    if (url === '/throw') setImmediate(() => fail('thrown on purpose'));
    if (url === '/reject') void Promise.reject(new Error('rejected on purpose'));
    const state: ServingState = {
      writes,
      listeners: {
        uncaughtException: process.listenerCount('uncaughtException'),
        unhandledRejection: process.listenerCount('unhandledRejection'),
      },
      rejections,
    };
    response.setHeader('connection', 'close').end(JSON.stringify(state));
  });
  stopGracefully({
    close: async () => {
      server.close();
    },
    logger,
    events: process,
    exit: process.exit,
    onRejection: () => {
      rejections += 1;
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
}

function fail(message: string): void {
  throw new Error(message);
}
