import { expect, test } from './fixtures.ts';
import { startTestServer } from './support/server.ts';

/* What operators see of a server: how it tells how it is, ends, and refuses to start. */

test('/livez, /readyz and /version answer', async ({ request }) => {
  const read = async (path: string): Promise<Record<string, unknown>> => (await request.get(path)).json();
  expect(await read('/livez')).toEqual({ status: 'live' });
  expect(await read('/readyz')).toEqual({ status: 'ready' });
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

test('a wrong setting is named, and keeps the server from starting', async () => {
  await expect(startTestServer({ PLATFORM_URL: 'nowhere', CACHE_MB: 'much' })).rejects.toThrow(
    /ended with 1[\s\S]*PLATFORM_URL[\s\S]*CACHE_MB|ended with 1[\s\S]*CACHE_MB[\s\S]*PLATFORM_URL/,
  );
});
