import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from './fixtures.ts';
import { seededFolder } from './support/seeded-data.ts';
import { startTestServer } from './support/server.ts';

/* What operators see of a server: how it tells how it is, ends, and refuses to start. */

test('/livez, /readyz and /version answer', async ({ request }) => {
  const read = async (path: string): Promise<Record<string, unknown>> => (await request.get(path)).json();
  expect(await read('/livez')).toEqual({ status: 'live' });
  await expect.poll(() => read('/readyz')).toEqual({ status: 'ready' });
  expect(await read('/version')).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    node: process.version,
  });
});

test('SIGTERM ends a server with code 0', async () => {
  const server = await startTestServer();
  const asked = ['/', '/about', '/info'].map((path) => fetch(server.url + path));
  const answers = await Promise.all(asked);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await server.stop()).toBe(0);
  await expect(fetch(server.url)).rejects.toThrow();
});

test('[reliability] a server whose output nobody reads any more answers, and ends with code 0', async () => {
  const place = await seededFolder();
  // As after `npm start 2>&1 | head -1`: both streams are one pipe, whose reader is gone.
  const child = spawn('/bin/sh', ['-c', 'exec "$0" dist/server/main.mjs 2>&1', process.execPath], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: '0', ...place.env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    const url = await new Promise<string>((found, lost) => {
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const address = /Mozaika runs at (\S+)/.exec(output)?.[1];
        if (address) found(address);
      });
      child.once('exit', (code) => lost(new Error(`ended with ${code}:\n${output}`)));
    });
    child.stdout.destroy();
    const paths = ['/', '/about', '/info', '/nothing-here', '/v2/system/languages'];
    const asked = await Promise.all(paths.map((path) => fetch(url + path)));
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 404, 200]);
    expect((await fetch(`${url}/livez`)).status).toBe(200);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
    await place.remove();
  }
});

test('a wrong setting is named, and keeps the server from starting', async () => {
  await expect(startTestServer({ PLATFORM_URL: 'nowhere', CACHE_MB: 'much' })).rejects.toThrow(
    /ended with 1[\s\S]*PLATFORM_URL[\s\S]*CACHE_MB|ended with 1[\s\S]*CACHE_MB[\s\S]*PLATFORM_URL/,
  );
});
