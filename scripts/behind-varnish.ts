import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInCustomer } from '#bench/sign-in.ts';
import { findFreePort } from '#e2e/support/free-port.ts';
import { startTestServer, type TestServer } from '#e2e/support/server.ts';
import { type StaffApi, signInStaff } from '#e2e/support/staff-api.ts';
import { startPostgres } from '#server/platform/testing/postgres-server.ts';
import { startProxy } from './proxies/start-proxy.ts';

/*
 * Two nodes of the built product behind Varnish, as docs/cdn.md has it: what it keeps, for whom, and how long a publish takes until every
 * visitor sees it, while others read. `npm run build` first; needs varnish and varnish-modules. No part of `npm test`.
 */
const publishes = 40;
const readers = 8;
const key = 'change-me-to-the-key-of-the-cdn';
const postgres = await startPostgres();
const folder = await mkdtemp(join(tmpdir(), 'mozaika-varnish-'));
const front = await findFreePort();
const ports = [await findFreePort(), await findFreePort()] as const;
const site = `http://127.0.0.1:${front}`;
const databaseUrl = await postgres.createDatabase();
const start = (port: number): Promise<TestServer> =>
  startTestServer({
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data'),
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'warn',
    CDN_PURGE_URL: `${site}/_cdn/purge`,
    CDN_PURGE_KEY: key,
    PORT: String(port),
  });

const pause = (ms = 50) => new Promise((next) => setTimeout(next, ms));

interface Seen {
  readonly text: string;
  readonly headers: Headers;
}

async function see(path: string, cookie?: string): Promise<Seen> {
  const answer = await fetch(`${site}${path}`, { headers: cookie === undefined ? {} : { cookie } });
  return { text: await answer.text(), headers: answer.headers };
}

const expectThat = (isSo: boolean, what: string): void => {
  console.log(`${isSo ? 'yes' : 'NO '}  ${what}`);
  if (!isSo) process.exitCode = 1;
};

let isOver = false;
const titles = { now: '', before: '' };

/** @returns milliseconds from "publish" until the front shows it */
async function publishOnce(staff: StaffApi, title: string): Promise<number> {
  const entry = await staff.read('pages', 'home');
  const blocks = entry.draft['blocks'] as { type: string; props: Record<string, unknown> }[];
  const changed = blocks.map((block) =>
    block.type === 'hero' ? { ...block, props: { ...block.props, title } } : block,
  );
  await staff.change('pages', 'home', entry.version, { ...entry.draft, blocks: changed });
  titles.before = titles.now;
  titles.now = title;
  const begun = performance.now();
  await staff.publish('pages', 'home');
  while (!(await see('/')).text.includes(title)) if (performance.now() - begun > 20_000) return Number.NaN;
  return performance.now() - begun;
}

const first = await start(ports[0]);
const second = await start(ports[1]);
const varnish = await startProxy('varnish', { front, nodes: ports, folder: join(folder, 'proxy') });
try {
  let reads = 0;
  let hits = 0;
  const read = async (): Promise<void> => {
    while (!isOver) {
      const { headers } = await see('/');
      reads += 1;
      if (headers.get('x-cache') === 'hit') hits += 1;
    }
  };

  await see('/about');
  const about = await see('/about', 'consent=1; utm-parameters=x');
  expectThat(
    about.headers.get('x-cache') === 'hit',
    'a page is kept, whatever harmless cookies come with the visit',
  );
  const told = ['surrogate-key', 'surrogate-control', 'cdn-cache-control', 'cache-tag', 'xkey'];
  expectThat(
    told.every((name) => !about.headers.has(name)),
    'what is for a CDN stays with the CDN',
  );
  expectThat(about.headers.get('cache-control') === 'no-cache', 'a browser asks each time');
  const cookie = await signInCustomer(first.url, 'contract');
  const own = await see('/about', cookie);
  expectThat(own.headers.get('x-cache') === 'miss', 'a customer’s page comes from a node');
  expectThat((await see('/about')).text === about.text, 'and nobody else gets it');
  const asset = /\/assets\/[^"]+\.js/.exec(about.text)?.[0] ?? '';
  await see(asset);
  expectThat((await see(asset, cookie)).headers.get('x-cache') === 'hit', 'files are kept for everybody');
  const forged = await fetch(`${site}/_cdn/purge`, { method: 'POST', headers: { 'surrogate-key': 'all' } });
  expectThat(forged.status === 403, 'a purge without the key is refused');

  const nodes = await Promise.all([signInStaff(first.url), signInStaff(second.url)]);
  const reading = Array.from({ length: readers }, read);
  const took: number[] = [];
  for (let round = 0; round < publishes; round += 1)
    took.push(await publishOnce(nodes[round % 2] as StaffApi, `Tytuł numer ${round}`));
  isOver = true;
  await Promise.all(reading);
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN);
  expectThat(took.every(Number.isFinite), `${publishes} publishes on two nodes in turns are all seen`);
  console.log(`     publish to visible through Varnish: median ${at(0.5)} ms, p95 ${at(0.95)} ms`);
  console.log(`     ${reads} reads meanwhile, ${Math.round((hits / reads) * 100)} % of them hits`);
  for (let round = 0; round < 20; round += 1) {
    const { text } = await see('/');
    if (!text.includes(titles.now)) expectThat(false, 'an older title came back');
    await pause(100);
  }
  expectThat(true, 'and stay so');
} finally {
  isOver = true;
  await varnish.stop();
  await Promise.all([first.stop(), second.stop()]);
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
