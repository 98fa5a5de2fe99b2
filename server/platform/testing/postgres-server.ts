import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, Socket } from 'node:net';
import { join } from 'node:path';
import { emptyDatabase, postgresDatabases } from './postgres-databases.ts';
import {
  type PostgresRelease,
  type ProgramUser,
  postgresPrograms,
  programUser,
  runProgram,
  temporaryFolder,
} from './postgres-programs.ts';

export type { PostgresRelease } from './postgres-programs.ts';

/** A real PostgreSQL server for tests, in a temporary folder. */
export interface PostgresServer {
  /** Address of its database of administration. */
  readonly address: string;
  /** Makes an empty database. @returns its address */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** By address and not by name: a machine may not know `localhost`. */
const host = '127.0.0.1';

/** Durability costs time and is not what these tests are about. */
const settings = [
  `listen_addresses=${host}`,
  'unix_socket_directories=',
  'fsync=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=4GB',
  'autovacuum=off',
  'max_connections=200',
];

/**
 * Starts a server of a release. Checking a password would take longer than all else that a connection does, so it has none.
 * @throws Error with the server's own log when it does not start
 */
export async function startPostgres(release: PostgresRelease = 'newest'): Promise<PostgresServer> {
  const user = await programUser();
  const folder = await mkdtemp(join(await temporaryFolder(user), 'mozaika-postgres-'));
  try {
    return await startIn(folder, release, user);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function startIn(
  folder: string,
  release: PostgresRelease,
  user: ProgramUser | null,
): Promise<PostgresServer> {
  // Another user has to walk to it.
  await chmod(folder, 0o755);
  const programs = await postgresPrograms(release, user, folder);
  const data = join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  if (user !== null) await chown(data, user.uid, user.gid);
  const rules = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C'];
  await runProgram(join(programs, 'bin/initdb'), [`--pgdata=${data}`, ...rules, '--no-sync'], user);
  const port = await findFreePort();
  const server = await launch(join(programs, 'bin/postgres'), { data, port, user });
  const stopGuarding = guard(server, folder);
  const address = `postgres://postgres@${host}:${port}/postgres`;
  const { copy } = postgresDatabases(address);
  let databases = 0;
  return {
    address,
    createDatabase: () => {
      databases += 1;
      return copy(emptyDatabase, `test_${databases}`);
    },
    stop: async () => {
      // Fast shutdown: connections are closed, nobody is waited for.
      server.kill('SIGINT');
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
      stopGuarding();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Ends the server and removes its folder when this process ends without doing so, however it ends: a process of its own reads from a pipe
 * that closes with this one.
 * @returns ends the guarding
 */
function guard(server: ChildProcess, folder: string): () => void {
  const program = 'cat >/dev/null; kill -QUIT "$0"; sleep 1; rm -rf -- "$1"';
  const guardian = spawn('sh', ['-c', program, String(server.pid), folder], {
    // Ctrl+C reaches a whole group of processes.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guardian.unref();
  // A pipe is a socket here; it must not keep this process alive.
  if (guardian.stdin instanceof Socket) guardian.stdin.unref();
  return () => void guardian.kill('SIGKILL');
}

/** Resolves when the server accepts connections. */
async function launch(
  program: string,
  { data, port, user }: { readonly data: string; readonly port: number; readonly user: ProgramUser | null },
): Promise<ChildProcess> {
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const server = spawn(program, ['-D', data, '-p', String(port), ...flags], {
    ...user,
    stdio: ['ignore', 'ignore', 'pipe'],
    // What it logs is looked for in English.
    env: { ...process.env, LC_ALL: 'C' },
  });
  await new Promise<void>((resolve, reject) => {
    let log = '';
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (log === ready) return;
      log += text;
      if (!log.includes(ready)) return;
      // From here on it is read, so that it never waits, and not kept.
      log = ready;
      resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) =>
      reject(new Error(`PostgreSQL ended with ${code} before it was ready:\n${log}`)),
    );
  });
  return server;
}

const ready = 'database system is ready to accept connections';

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, host, () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port);
        else reject(new Error('no port'));
      });
    });
  });
}
