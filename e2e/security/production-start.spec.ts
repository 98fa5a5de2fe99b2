import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#server/platform/testing/postgres-server.ts';
import { expect, test } from '../fixtures.ts';

/* Commands of docs/operations.md, as they stand there, in a shell that has nothing but a place for data. */

const operations = readFileSync('docs/operations.md', 'utf8');
/** The lines of the first `sh` block under a heading. */
function linesUnder(heading: string): readonly string[] {
  const [, rest = ''] = operations.split(`\n${heading}\n`);
  return /```sh\n([\s\S]*?)```/.exec(rest)?.[1]?.trim().split('\n') ?? [];
}
const [, settings = '', serve = ''] = linesUnder('## Start');
const addAdministrator =
  operations.match(/echo "password" \| docker compose exec -T site node (.*)/)?.[1] ?? '';

interface Run {
  readonly output: () => string;
  /** Resolves when it has said it; rejects when it ended before. */
  says(pattern: RegExp): Promise<void>;
  stop(): void;
  readonly ended: Promise<number | null>;
}

function run(script: string, env: Readonly<Record<string, string>>): Run {
  // The shell takes the last command's place, so that a signal reaches it.
  const child = spawn('/bin/sh', ['-c', script], {
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', STOP_DELAY_MS: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      child.emit('said');
    });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  process.once('exit', () => child.kill('SIGKILL'));
  return {
    output: () => output,
    says: async (pattern) => {
      while (!pattern.test(output)) {
        const next = await Promise.race([once(child, 'said').then(() => 'more' as const), ended]);
        if (next !== 'more' && !pattern.test(output)) throw new Error(`ended with ${next}:\n${output}`);
      }
    },
    stop: () => void child.kill('SIGTERM'),
    ended,
  };
}

const documented = `${settings}\nexec ${serve}`;
const isUp = /Mozaika runs at (\S+)/;
let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mozaika-start-'));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

for (const kind of ['the built-in database', 'PostgreSQL'] as const)
  test(`[sec 40] the documented start on ${kind} is a production without anybody of the demo, and never becomes a sandbox`, async ({
    request,
  }) => {
    const postgres = kind === 'PostgreSQL' ? await startPostgres() : null;
    const env = { DATA_DIR: folder, ...(postgres && { DATABASE_URL: await postgres.createDatabase() }) };
    const server = run(documented, env);
    await server.says(isUp);
    expect(server.output()).not.toMatch(/Mozaika-2026|admin@example\.com/);
    expect(server.output()).toContain('There is nothing to see yet');
    const [, url = ''] = isUp.exec(server.output()) ?? [];
    const login = { email: 'admin@example.com', password: 'Mozaika-2026!' };
    const headers = { 'x-requested-with': 'mozaika' };
    const answer = await request.post(`${url}/v2/system/staff/login`, { headers, data: login });
    expect(answer.status()).toBe(401);
    server.stop();
    expect(await server.ended).toBe(0);

    // The mode forgotten, in each way it can be: by the server and by a command.
    const unset = run(`${settings}\nunset MODE\nexec ${serve}`, env);
    expect(await unset.ended).toBe(1);
    expect(unset.output()).toContain('MODE is not set: expected production or sandbox');
    for (const command of [serve, `node ${addAdministrator}`]) {
      const forgotten = run(`echo "a long enough password" | ${command}`, env);
      expect([command, await forgotten.ended]).toEqual([command, 1]);
      expect(forgotten.output()).toMatch(/is a production's, and MODE is sandbox.*Set MODE=production/);
      expect(forgotten.output()).not.toMatch(/^\s+at /m);
    }
    // In the production's mode the documented command adds the first administrator.
    const added = run(`${settings}\necho "a long enough password" | node ${addAdministrator}`, env);
    expect([await added.ended, added.output()]).toEqual([0, expect.stringContaining('may sign in as admin')]);
    await postgres?.stop();
  });

test('[reliability] a signal while the built-in database is created for the first time leaves nothing to take over', async () => {
  const sandbox = `exec ${serve}`;
  const env = { DATA_DIR: folder, LOG_FORMAT: 'json' };
  const first = run(sandbox, env);
  await first.says(/creating the built-in database/);
  first.stop();
  expect(await first.ended, first.output()).toBe(0);
  const second = run(sandbox, env);
  await second.says(isUp);
  expect(second.output()).not.toMatch(/taken over|cut off|"level":[456]0/);
  second.stop();
  expect(await second.ended).toBe(0);
});
