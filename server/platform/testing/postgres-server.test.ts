import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test, vi } from 'vitest';

const isServed = async (connectionString: string): Promise<boolean> => {
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
};

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'a server and its folder go with the process that started it, which %s ends',
  async (signal) => {
    const folder = await mkdtemp(join(tmpdir(), 'mozaika-guarded-'));
    const program = `
      import { startPostgres } from '#server/platform/testing/postgres-server.ts';
      console.log((await startPostgres()).address);
      setInterval(() => undefined, 1000);`;
    // Root's server lies below its own temporary folder only where all may walk there.
    await chmod(folder, 0o755);
    const owner = spawn(process.execPath, ['--input-type=module', '-e', program], {
      env: { ...process.env, TMPDIR: folder },
    });
    const [address] = await once(owner.stdout.setEncoding('utf8'), 'data');
    expect(await isServed(String(address).trim())).toBe(true);
    expect(await readdir(folder)).toHaveLength(1);
    owner.kill(signal);
    await vi.waitUntil(async () => (await readdir(folder)).length === 0, { timeout: 60_000 });
    expect(await isServed(String(address).trim())).toBe(false);
    await rm(folder, { recursive: true });
  },
);
