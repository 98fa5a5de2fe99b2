import { createServer, type Server, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The way from the product to a platform, at one address that stays while the platform behind it comes and goes. */
export interface PlatformLine {
  readonly url: string;
  /** Addresses asked for since it was opened, in their order. */
  readonly asked: readonly string[];
  /** Answers every call with this text and status 200 instead of the platform's answer, until called with null. */
  garble(text: string | null): void;
  /** From here on nobody listens at the address. */
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** @param target address of the platform, e.g. `http://127.0.0.1:41234` */
export async function openPlatformLine(target: string): Promise<PlatformLine> {
  const asked: string[] = [];
  let garbage: string | null = null;
  const serve = () =>
    createServer((call, reply) => {
      asked.push(call.url ?? '');
      if (garbage !== null) {
        call.resume();
        reply.writeHead(200, { 'content-type': 'application/json' }).end(garbage);
        return;
      }
      const forwarded = send(
        new URL(call.url ?? '/', target),
        { method: call.method, headers: call.headers },
        (answer) => {
          reply.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(reply);
        },
      );
      forwarded.on('error', () => reply.destroy());
      call.pipe(forwarded);
    });
  const listen = (server: Server, port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });

  let server = serve();
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    garble: (text) => {
      garbage = text;
    },
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    mend: async () => {
      server = serve();
      await listen(server, port);
    },
  };
}
