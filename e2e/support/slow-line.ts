import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** To the site and back. */
const latencyMs = 400;
/** 1.6 Mbit/s. */
const bytesPerMs = (1.6 * 1024 * 1024) / 8 / 1000;
/** What travels in one go: little enough that files that come together share the line. */
const piece = 4096;
const isPicture = /\.(svg|png|jpe?g|webp|avif|mp4|webm|vtt)$/;

/** A site as it is at the other end of a poor connection. */
export interface SlowLine {
  /** e.g. `http://127.0.0.1:41234` */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Puts a poor connection before a site. A line of our own, not the browser's emulation: on a busy machine that one, together
 * with requests the test looks through, sometimes left all files of a page waiting for ever.
 *
 * Pictures that are not there, as some examples name them on purpose, come as empty ones, without a complaint in the console.
 * @param site e.g. `http://127.0.0.1:4173`
 */
export async function openSlowLine(site: string): Promise<SlowLine> {
  let free = 0;
  /** Waits until so many bytes have come through, after what was sent before them. */
  const carry = async (bytes: number): Promise<void> => {
    const now = performance.now();
    free = Math.max(free, now) + bytes / bytesPerMs;
    await delay(free - now);
  };
  const send = async (answer: IncomingMessage, response: ServerResponse): Promise<void> => {
    for await (const chunk of answer as AsyncIterable<Buffer>)
      for (let start = 0; start < chunk.length; start += piece) {
        const part = chunk.subarray(start, start + piece);
        await carry(part.length);
        if (response.destroyed) return;
        response.write(part);
      }
    response.end();
  };
  const server = createServer((asked, response) => {
    const { pathname } = new URL(asked.url ?? '/', site);
    const onward = request(site + asked.url, { method: asked.method, headers: asked.headers }, (answer) => {
      if (answer.statusCode === 404 && isPicture.test(pathname)) {
        answer.resume();
        response.writeHead(200, { 'content-type': 'image/png' }).end();
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      send(answer, response).catch(() => response.destroy());
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    void delay(latencyMs).then(() => asked.pipe(onward));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
