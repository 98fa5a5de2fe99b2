import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/platform/base/database/open-database.ts';
import { silent } from '#server/platform/testing/images.ts';
import { openPgliteCopy, preparePglite } from '#server/platform/testing/pglite-copies.ts';
import { startServer } from './start-server.ts';
import { openSanitiserThread } from './threads/sanitiser-thread.ts';

test('[reliability] a start that fails gives the database back, so that the next one in this process can have it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mozaika-start-'));
  await preparePglite();
  await (await openPgliteCopy('content', dataDir)).close();
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  const start = startServer({
    config: {
      // Seeds nobody, and so hashes no passwords.
      mode: 'production',
      publicOrigin: 'https://www.example.com',
      site: 'sample',
      port: address.port,
      host: '127.0.0.1',
      trustProxy: false,
      timeZone: 'Europe/Warsaw',
      dataDir,
      product: 'loan',
      logLevel: 'silent',
      logFormat: 'json',
      cacheBytes: 0,
      renderLimit: 64,
      upstreamTimeoutMs: 10_000,
      queryTimeoutMs: 3000,
      stopDelayMs: 0,
      vitalsShare: 0,
    },
    viewChunks: () => [],
    builtTexts: new Set(),
    documentShell: () => Promise.reject(new Error('nothing is shown')),
    development: true,
    sanitiser: openSanitiserThread(true),
  });
  await expect(start).rejects.toThrow(`port ${address.port}: another process has this port (EADDRINUSE)`);
  await (await openDatabase({ dataDir, log: silent })).close();
  await new Promise((resolve) => taken.close(resolve));
  await rm(dataDir, { recursive: true });
}, 120_000);
