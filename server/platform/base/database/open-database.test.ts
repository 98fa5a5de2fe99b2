import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { DatabaseRefusal } from './database-refusal.ts';
import { openDatabase } from './open-database.ts';

const nothing = () => {};
const log = { info: nothing, warn: nothing, error: nothing };

test('[reliability] a database server that is not there is a sentence with its place, and without the password', async () => {
  // A port that was free a moment ago.
  const server = createServer();
  const port = await new Promise<number>((found) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      found(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  await new Promise((closed) => server.close(closed));
  const databaseUrl = `postgres://shop:hunter2@127.0.0.1:${port}/mozaika`;
  const opened = openDatabase({ databaseUrl, dataDir: 'memory://', log });
  const refusal = await opened.catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(DatabaseRefusal);
  const { message } = refusal as DatabaseRefusal;
  expect(message).toContain(`mozaika on 127.0.0.1:${port}`);
  expect(message).toContain('ECONNREFUSED');
  expect(message).toContain('DATABASE_URL');
  expect(message).not.toContain('hunter2');
});
