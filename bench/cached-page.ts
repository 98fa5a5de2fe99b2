import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import autocannon from 'autocannon';
import { median } from './median.ts';

const rounds = 5;
const load = { connections: 10, amount: 4000, headers: { 'accept-encoding': 'br' } };

/** Requests per second of our cached page and of the same bytes from a bare server, in turns in one run. */
export interface CachedPageFigures {
  readonly ours: number;
  readonly bare: number;
  /** Time of a request against the bare server's: 1 is as fast. */
  readonly ratio: number;
}

export async function measureCachedPage(url: string): Promise<CachedPageFigures> {
  // The second request finds the compressed bytes ready.
  const sample = await fetchRaw(url);
  const server = createServer((_request, response) => {
    response.writeHead(200, sample.headers);
    response.end(sample.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bareUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const ours: number[] = [];
  const bare: number[] = [];
  // One after the other on purpose: side by side they would take the processor from each other.
  for (let round = 0; round < rounds; round++) {
    ours.push(await requestsPerSecond(url));
    bare.push(await requestsPerSecond(bareUrl));
  }
  server.close();
  const ratios = ours.map((figure, index) => (bare[index] ?? Number.NaN) / figure);
  return { ours: median(ours), bare: median(bare), ratio: median(ratios) };
}

async function requestsPerSecond(url: string): Promise<number> {
  const started = performance.now();
  const result = await autocannon({ url, ...load });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} answered with errors`);
  return result.requests.total / ((performance.now() - started) / 1000);
}

/** The answer as it crosses the wire, undecoded. */
async function fetchRaw(url: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const { request } = await import('node:http');
  const once = () =>
    new Promise<{ headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
      const asked = request(url, { headers: load.headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const {
            date: _date,
            connection: _connection,
            'keep-alive': _keepAlive,
            ...headers
          } = response.headers;
          resolve({ headers: headers as Record<string, string>, body: Buffer.concat(chunks) });
        });
      });
      asked.on('error', reject);
      asked.end();
    });
  let answer = await once();
  for (let tries = 0; tries < 50 && answer.headers['content-encoding'] !== 'br'; tries++)
    answer = await once();
  return answer;
}
