import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { median } from './median.ts';
import { startedPinned } from './pin.ts';

const rounds = 5;
/** Requests before anything is measured: by then what V8 makes fast is fast, as in a server that has run for a minute. */
const warmUp = 6000;
const connections = 32;

/** Requests per second of a page of ours and of the same bytes from a bare server, in turns in one run. */
export interface ServedPageFigures {
  readonly ours: number;
  readonly bare: number;
  /** Requests per second against the bare server's: 1 is as many. */
  readonly ratio: number;
}

export interface WantedPage {
  readonly url: string;
  readonly coding: 'identity' | 'gzip' | 'br';
  readonly cookie?: string;
  /** Requests of a round; as many as take a second or so. */
  readonly amount: number;
}

export async function measureServedPage(wanted: WantedPage): Promise<ServedPageFigures> {
  await requestsPerSecond(wanted.url, { ...wanted, amount: warmUp });
  await using bare = await startBare(await fetchReady(wanted));
  const ours: number[] = [];
  const theirs: number[] = [];
  // One after the other on purpose: side by side they would take the processor from each other.
  for (let round = 0; round < rounds; round++) {
    ours.push(await requestsPerSecond(wanted.url, wanted));
    theirs.push(await requestsPerSecond(bare.url, { ...wanted, amount: 8000 }));
  }
  const ratios = ours.map((figure, index) => figure / (theirs[index] ?? Number.NaN));
  return { ours: median(ours), bare: median(theirs), ratio: median(ratios) };
}

const headersOf = ({ coding, cookie }: Pick<WantedPage, 'coding' | 'cookie'>): Record<string, string> => ({
  'accept-encoding': coding,
  ...(cookie === undefined ? {} : { cookie }),
});

async function requestsPerSecond(url: string, wanted: Omit<WantedPage, 'url'>): Promise<number> {
  const { amount } = wanted;
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const started = performance.now();
  const instance = autocannon(
    { url, connections, amount, timeout: 60, headers: headersOf(wanted) },
    (error: unknown, result) => (error ? reject(error) : resolve(result)),
  );
  // Autocannon itself looks once a second whether it is done.
  let ended = started;
  instance.on('response', () => {
    ended = performance.now();
  });
  const { non2xx, errors, requests } = await promise;
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers other than 2xx, ${errors} errors`);
  return requests.total / ((ended - started) / 1000);
}

interface Raw {
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/** The answer as it crosses the wire, once the coding lies ready. */
async function fetchReady(wanted: WantedPage): Promise<Raw> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetchRaw(wanted);
    if ((answer.headers['content-encoding'] ?? 'identity') === wanted.coding) return answer;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`${wanted.url} is not answered in ${wanted.coding}.`);
}

const fetchRaw = (wanted: WantedPage): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const asked = request(wanted.url, { headers: headersOf(wanted) }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const {
          date: _date,
          connection: _connection,
          'keep-alive': _keepAlive,
          'transfer-encoding': _transfer,
          ...headers
        } = response.headers;
        resolve({ headers: headers as Record<string, string>, body: Buffer.concat(chunks) });
      });
    });
    asked.on('error', reject);
    asked.end();
  });

/** A process of its own, on the processor that the product runs on. */
async function startBare({ headers, body }: Raw) {
  const folder = await mkdtemp(join(tmpdir(), 'mozaika-bench-'));
  const file = join(folder, 'answer.json');
  const length = { 'content-length': String(body.length) };
  await writeFile(
    file,
    JSON.stringify({ headers: { ...headers, ...length }, body: body.toString('base64') }),
  );
  return startedPinned(async () => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), file], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [port] = (await once(child.stdout, 'data')) as [Buffer];
    return {
      url: `http://127.0.0.1:${port.toString().trim()}/`,
      async [Symbol.asyncDispose]() {
        child.kill();
        await rm(folder, { recursive: true, force: true });
      },
    };
  });
}
