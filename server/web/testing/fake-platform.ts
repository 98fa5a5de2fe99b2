import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { Platform } from '../host-options.ts';
import { createUpstream } from '../upstream/upstream.ts';

/** A call as the platform got it. */
export interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Answers a call whose body has been read. */
export type PlatformHandler = (
  request: IncomingMessage,
  response: ServerResponse<IncomingMessage>,
  body: string,
) => void;

/** A platform that notes what it is asked and answers with the handler, in process or over HTTP. What frees it goes into `closers`. */
export async function startFakePlatform(
  kind: Platform['kind'],
  handler: PlatformHandler,
  closers: (() => unknown)[],
): Promise<[Platform, Seen[]]> {
  const seen: Seen[] = [];
  const listener: RequestListener = (request, response) => {
    const { method, url, headers } = request;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      seen.push({ method, url, headers, body });
      handler(request, response, body);
    });
  };
  if (kind === 'remote') {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const upstream = createUpstream(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    closers.push(() => {
      upstream.close();
      server.close();
      server.closeAllConnections();
    });
    return [{ kind, upstream }, seen];
  }
  const app = Fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.all('/*', (request, reply) => {
    reply.hijack();
    listener(request.raw, reply.raw);
  });
  await app.ready();
  closers.push(() => app.close());
  return [{ kind, app }, seen];
}
