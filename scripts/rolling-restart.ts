import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#e2e/support/free-port.ts';
import { startTestServer, type TestServer } from '#e2e/support/server.ts';
import { startPostgres } from '#server/platform/testing/postgres-server.ts';
import { startProxy } from './proxies/start-proxy.ts';

/*
 * Two nodes of the built product behind nginx, as docs/operations.md has it, restarted one after the other under load: prints what the
 * visitors got. `npm run build` first; needs nginx. No part of `npm test`.
 */
const visitors = 40;
const postgres = await startPostgres();
const folder = await mkdtemp(join(tmpdir(), 'mozaika-rolling-'));
const front = await findFreePort();
const ports = [await findFreePort(), await findFreePort()] as const;
const databaseUrl = await postgres.createDatabase();
const start = (port: number): Promise<TestServer> =>
  startTestServer({
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data'),
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'warn',
    STOP_DELAY_MS: '1000',
    PORT: String(port),
  });

const pause = () => new Promise((next) => setTimeout(next, 100));

async function untilReady(port: number): Promise<void> {
  const isReady = () => fetch(`http://127.0.0.1:${port}/readyz`).then(({ ok }) => ok);
  while (!(await isReady())) await pause();
}

const answers = new Map<string, number>();
const count = (what: string): void => {
  answers.set(what, (answers.get(what) ?? 0) + 1);
};
let isOver = false;

/** Asks for a page of the cache, a new one and a call in turns, on one connection. */
async function visit(visitor: number): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const paths = (round: number) => ['/', `/nothing-${visitor}-${round}`, '/v2/system/languages'];
  for (let round = 0; !isOver; round += 1) {
    const path = paths(round)[round % 3] ?? '/';
    await new Promise<void>((done) => {
      http
        .get({ host: '127.0.0.1', port: front, path, agent }, (response) => {
          response.resume().on('end', () => {
            count(`${response.statusCode}`);
            done();
          });
        })
        .on('error', (error: NodeJS.ErrnoException) => {
          count(error.code ?? error.message);
          done();
        });
    });
  }
  agent.destroy();
}

let nodes: TestServer[] = [];
for (const port of ports) nodes.push(await start(port));
await Promise.all(ports.map(untilReady));
const nginx = await startProxy('nginx', { front, nodes: ports, folder: join(folder, 'nginx') });
try {
  const load = Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
  for (const [i, port] of ports.entries()) {
    const code = await nodes[i]?.stop();
    console.log(`node ${i + 1} ended with ${code}; so far ${JSON.stringify(Object.fromEntries(answers))}`);
    nodes = nodes.with(i, await start(port));
    await untilReady(port);
  }
  isOver = true;
  await load;
  console.log(`all: ${JSON.stringify(Object.fromEntries(answers))}`);
  process.exitCode = [...answers.keys()].every((what) => what === '200' || what === '404') ? 0 : 1;
} finally {
  await nginx.stop();
  await Promise.all(nodes.map((node) => node.stop()));
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
