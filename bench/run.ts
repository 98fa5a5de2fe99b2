import { createServer, type ViteDevServer } from 'vite';
import { startForeignPlatform } from '#e2e/support/foreign-platform.ts';
import { findFreePort } from '#e2e/support/free-port.ts';
import { newDataFolder, removeDataFolder } from '#e2e/support/seeded-data.ts';
import { startTestServer } from '#e2e/support/server.ts';
import { type StaffApi, signInStaff } from '#e2e/support/staff-api.ts';
import { shopSite } from '#server/platform/content/sites/index.ts';
import { startPostgres } from '#server/platform/testing/postgres-server.ts';
import { benchBrowser } from './browser-figures.ts';
import { importBuilt } from './built-module.ts';
import { measureDatabaseLoad, warmUpOf } from './database-load.ts';
import { type AddFigure, type Figure, milliseconds, ratio } from './figures.ts';
import { measureInvalidatedPages } from './invalidated-pages.ts';
import { benchAlias, pageOfFourteen } from './page-of-fourteen.ts';
import { releaseProcessors, startedPinned } from './pin.ts';
import { measurePublish } from './publish-time.ts';
import { describeRun, writeResults } from './results.ts';
import { measureServedPage } from './served-page.ts';
import { signInCustomer } from './sign-in.ts';
import { measureStart } from './start-time.ts';

/*
 * `npm run bench`: the figures that must not get worse, as ratios of things measured in turns in one run, because
 * machines differ. Judges nothing. All of them are written to `bench/results.md`; `npm run bench -- render start`
 * measures parts and writes nothing. With `--trial` the part `render` is measured a few times only: whether the bench runs, not what
 * it finds.
 */
process.env['NODE_ENV'] = 'production';

const parts = [
  'render',
  'served',
  'database',
  'publish',
  'invalidated',
  'start',
  'chat',
  'goods',
  'browser',
] as const;
type Part = (typeof parts)[number];

const isTrial = process.argv.includes('--trial');
const wanted = process.argv.slice(2).filter((name) => name !== '--trial');
const unknown = wanted.filter((name) => !parts.includes(name as Part));
if (unknown.length > 0)
  throw new Error(`No part of the bench: ${unknown.join(', ')}. There is ${parts.join(', ')}.`);
const isWanted = (part: Part) => wanted.length === 0 || wanted.includes(part);

const run = describeRun();
console.log(run.join('\n'));
const figures: Figure[] = [];
const add: AddFigure = (what, measured, must) => {
  figures.push({ what, measured, ...(must !== undefined && { wanted: must }) });
  console.log(`${what.padEnd(86)} ${measured}${must === undefined ? '' : `   (${must})`}`);
};

const page = pageOfFourteen();

if (isWanted('render')) await benchRender();
if ((['served', 'database', 'publish', 'invalidated', 'start', 'chat', 'goods'] as const).some(isWanted)) {
  const postgres = await startPostgres();
  try {
    await benchOnPostgres(await postgres.createDatabase());
  } finally {
    await postgres.stop();
  }
}
if (isWanted('browser')) {
  releaseProcessors();
  await benchBrowser(page, add);
}
if (wanted.length === 0 && !isTrial) await writeResults(run, figures);

/** Loads parts of the product that are read by Vite alone. */
function openModules(): Promise<ViteDevServer> {
  return createServer({
    server: { middlewareMode: true, hmr: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
    mode: 'production',
  });
}

async function benchRender(): Promise<void> {
  const foreign = await startForeignPlatform({
    ...shopSite,
    entries: [...shopSite.entries, { kind: 'page', key: benchAlias, data: page }],
  });
  try {
    const { measureRender } = await importBuilt<typeof import('./render-cost.ts')>('bench/render-cost.ts');
    const render = await measureRender(foreign.url, benchAlias, isTrial);
    for (const [change, what, must] of [
      ['nothing', 'page of 14 blocks, nothing changed', '>= x 10'],
      ['one block', 'one block changed by a publish', '>= x 4'],
      ['every block', 'page compiled for the first time', '>= x 0.8'],
    ] as const) {
      const { page: ours, react, ratio: times } = render[change];
      const detail = `(${ours.toFixed(2)} against ${react.toFixed(2)} ms)`;
      add(`${what} / renderToString of the same tree`, `${ratio(times)} ${detail}`, must);
    }
  } finally {
    await foreign.close();
  }
}

async function benchOnPostgres(databaseUrl: string): Promise<void> {
  const folder = await newDataFolder();
  const env = { LOG_LEVEL: 'warn', DATABASE_URL: databaseUrl, DATA_DIR: folder };
  const server = await startedPinned(() => startTestServer(env));
  try {
    const staff = await signInStaff(server.url, 'admin@example.com');
    await staff.create('pages', benchAlias, page);
    await staff.publish('pages', benchAlias);
    if (isWanted('served')) await benchServed(server.url, env);
    if (isWanted('database')) await benchDatabase(server.url, env, staff);
    if (isWanted('publish')) await benchPublish(server.url, env);
    if (isWanted('invalidated')) {
      const found = await measureInvalidatedPages(server.url, staff, page);
      add(
        'other pages under full load, 99th percentile, while 200 are invalidated / before',
        `${ratio(found.after / found.before)} (${milliseconds(found.after)} against ${milliseconds(found.before)})`,
        '<= x 2',
      );
      add('requests that failed or timed out meanwhile', String(found.failures), '0');
      add('200 invalidated pages all answered anew, quiet', milliseconds(found.freshAfter), '<= 1000 ms');
    }
  } finally {
    await server.stop();
  }
  if (isWanted('start')) await benchStart(env);
  if (isWanted('chat')) await benchChat(databaseUrl, env);
  // Last: it fills the database.
  if (isWanted('goods')) await benchGoods(databaseUrl);
  await removeDataFolder(folder);
}

async function benchServed(url: string, env: Readonly<Record<string, string>>): Promise<void> {
  const path = `/${benchAlias}`;
  const show = async (what: string, must: string, asked: Parameters<typeof measureServedPage>[0]) => {
    const { ratio: times, ours, bare } = await measureServedPage(asked);
    const detail = `(${ours.toFixed(0)} against ${bare.toFixed(0)} requests/s)`;
    add(`${what} / same bytes from bare node:http`, `${ratio(times)} ${detail}`, must);
  };
  for (const coding of ['identity', 'gzip', 'br'] as const)
    await show(`cached page, ${coding}`, '>= x 0.85', { url: url + path, coding, amount: 8000 });
  const cookie = await signInCustomer(url, 'nothing');
  await show('page of a signed-in customer', '>= x 0.1', {
    url: url + path,
    coding: 'identity',
    cookie,
    amount: 1000,
  });
  const uncached = await startedPinned(() => startTestServer({ ...env, CACHE_MB: '0' }));
  try {
    await show('page with CACHE_MB=0', '>= x 0.1', {
      url: uncached.url + path,
      coding: 'identity',
      amount: 1000,
    });
  } finally {
    await uncached.stop();
  }
}

/** What answers ask of PostgreSQL, and what an address costs that leads nowhere. */
async function benchDatabase(
  url: string,
  env: Readonly<Record<'DATABASE_URL', string> & Record<string, string>>,
  staff: StaffApi,
): Promise<void> {
  const cookie = await signInCustomer(url, 'contract');
  const show = async (what: string, asked: Parameters<typeof measureDatabaseLoad>[1]) => {
    const load = await measureDatabaseLoad(env.DATABASE_URL, asked);
    const { cpu, transactions } = load;
    add(`database, ${what}`, `${cpu.toFixed(2)} ms of a core, ${transactions.toFixed(1)} transactions`);
    return load;
  };
  const pagePath = () => `/${benchAlias}`;
  const self = () => '/v2/system/customers/account/self?language=pl';
  await show('page of a signed-in customer', { url, path: pagePath, cookie, amount: 2000 });
  await show('call of a signed-in customer', { url, path: self, cookie, amount: 4000 });
  const uncached = await startedPinned(() => startTestServer({ ...env, CACHE_MB: '0' }));
  try {
    await show('page with CACHE_MB=0', { url: uncached.url, path: pagePath, amount: 4000 });
    const amount = 160;
    const alias = (number: number) => `bench-first-${number}`;
    for (let number = 0; number < amount + warmUpOf(amount); number++) {
      await staff.create('pages', alias(number), { ...page, alias: alias(number), title: alias(number) });
      await staff.publish('pages', alias(number));
    }
    const first = await show('page that nobody asked for before', {
      url: uncached.url,
      path: (request) => `/${alias(request)}`,
      amount,
    });
    const lost = await show('unknown address, each another one', {
      url: uncached.url,
      path: (request) => `/nic-tu-nie-ma-${request}`,
      amount: 1000,
    });
    const detail = `(${lost.rate.toFixed(0)} against ${first.rate.toFixed(0)} requests/s)`;
    add(
      'unknown address / page that nobody asked for before',
      `${ratio(lost.rate / first.rate)} ${detail}`,
      '>= x 1',
    );
  } finally {
    await uncached.stop();
  }
}

async function benchPublish(url: string, env: Readonly<Record<string, string>>): Promise<void> {
  const other = await startTestServer(env);
  try {
    for (const [loaded, name, must] of [
      [false, 'quiet', '<= 5 ms'],
      [true, 'loaded', '<= 15 ms'],
    ] as const) {
      const { here, elsewhere } = await measurePublish(url, other.url, loaded);
      add(`publish to visible, ${name}, median of 20`, milliseconds(here), must);
      add(`the same on another node`, milliseconds(elsewhere), must);
    }
  } finally {
    await other.stop();
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(0)} MB`;
}

async function benchStart(env: Readonly<Record<string, string>>): Promise<void> {
  const onPostgres = await measureStart(env, await findFreePort());
  add('start to first 200, PostgreSQL with content', milliseconds(onPostgres.firstAnswer), '<= 600 ms');
  add('memory at rest after it', megabytes(onPostgres.atRest), '<= 250 MB');
  const folder = await newDataFolder();
  try {
    const embedded = { DATA_DIR: folder };
    const first = await measureStart(embedded, await findFreePort(), 1);
    add('start to first 200, embedded database, empty: made and seeded', milliseconds(first.firstAnswer));
    const again = await measureStart(embedded, await findFreePort());
    add('start to first 200, embedded database with content', milliseconds(again.firstAnswer), '<= 2000 ms');
    add('memory at rest after it', megabytes(again.atRest));
  } finally {
    await removeDataFolder(folder);
  }
}

async function benchChat(databaseUrl: string, env: Readonly<Record<string, string>>): Promise<void> {
  const vite = await openModules();
  const node = await startedPinned(() => startTestServer(env));
  try {
    const { measureChat } = (await vite.ssrLoadModule(
      '/bench/chat-sockets.ts',
    )) as typeof import('./chat-sockets.ts');
    const { sockets, median, p99, lost, bytesOfSocket, before, after } = await measureChat(
      { url: node.url, pid: node.pid, databaseUrl },
      2000,
    );
    const what = `chat, ${sockets} open sockets, 50 messages a second for 20 s`;
    add(`${what}: sent to heard on another device`, `${milliseconds(median)}, p99 ${milliseconds(p99)}`);
    add(`${what}: messages lost`, String(lost), '0');
    add('memory of the node for each open socket', `${(bytesOfSocket / 1024).toFixed(1)} kB`);
    add(
      'memory of the node, sockets opened / after the messages',
      `${megabytes(before)} / ${megabytes(after)}`,
    );
  } finally {
    await node.stop();
    await vite.close();
  }
}

async function benchGoods(databaseUrl: string): Promise<void> {
  const vite = await openModules();
  try {
    const { measureGoodsLists } = (await vite.ssrLoadModule(
      '/bench/goods-lists.ts',
    )) as typeof import('./goods-lists.ts');
    for (const { what, total, page: list, counts } of await measureGoodsLists(databaseUrl, 100_000))
      add(
        `list of goods out of 100,000: ${what}, ${total} goods`,
        `page ${milliseconds(list)}, counts of its filters ${milliseconds(counts)}`,
        '<= 50 ms',
      );
  } finally {
    await vite.close();
  }
}
