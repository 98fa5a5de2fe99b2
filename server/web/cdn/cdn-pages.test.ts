import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { startFakeHost } from '../testing/fake-host.ts';
import { pageOutcome } from '../testing/sample-outcome.ts';
import { everyPageKey, surrogateKeyOf } from './cdn-headers.ts';
import { PurgeRefused, sendPurgeTo } from './send-purge.ts';

const env = { CDN_PURGE_URL: 'http://127.0.0.1:9/purge', CDN_PURGE_KEY: 'secret-of-the-cdn' };
const forCdn = ['cdn-cache-control', 'surrogate-control', 'surrogate-key', 'cache-tag', 'age'] as const;

describe('[cdn] a page that a CDN may keep', () => {
  test('says for how long, how old it is and what it was made of; a browser asks each time', async () => {
    let time = 0;
    await using host = await startFakeHost({
      env,
      now: () => time,
      resolve: () => pageOutcome('/about', { tags: ['page:about', 'menus'], maxAgeS: 60 }),
    });
    await host.ask('/about');
    time = 7_900;
    const { headers } = await host.ask('/about');
    const keys = [everyPageKey, surrogateKeyOf('page:about'), surrogateKeyOf('menus')];
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'cdn-cache-control': 'max-age=60',
      'surrogate-control': 'max-age=60',
      'surrogate-key': keys.join(' '),
      'cache-tag': keys.join(','),
      age: '7',
    });
    const again = await host.ask('/about', { headers: { 'if-none-match': String(headers.etag) } });
    expect(again.status).toBe(304);
    expect(again.headers).toMatchObject({ 'surrogate-key': keys.join(' '), age: '7' });
  });

  test('is not kept past a moment at which it changes by itself', async () => {
    await using host = await startFakeHost({
      env,
      now: () => 0,
      resolve: () => pageOutcome('/about', { maxAgeS: 60, until: 12_400 }),
    });
    expect((await host.ask('/about')).headers['cdn-cache-control']).toBe('max-age=12');
  });

  test('[sec 37] is nobody’s own: a customer’s page says nothing to a CDN', async () => {
    await using host = await startFakeHost({
      env,
      resolve: ({ session }) => pageOutcome('/about', { shared: session.kind === 'anonymous' }),
    });
    await host.ask('/about');
    const { headers } = await host.ask('/about', { headers: { cookie: 'session=Anna' } });
    expect(headers['cache-control']).toBe('private, no-store');
    for (const name of forCdn) expect(headers[name], name).toBeUndefined();
  });

  test('has no word for a CDN where none takes purges', async () => {
    await using host = await startFakeHost();
    const { headers } = await host.ask('/about');
    for (const name of forCdn) expect(headers[name], name).toBeUndefined();
  });

  test('names no tag as it is called here', () => {
    const key = surrogateKeyOf('configs:secret-campaign');
    expect(key).toMatch(/^[\w-]{8}$/);
    expect(key).not.toContain('secret');
  });
});

/** A CDN's door: notes what it is asked and answers with a status. */
async function startDoor(status: number) {
  const asked: { readonly headers: NodeJS.Dict<string | string[]>; readonly body: string }[] = [];
  const server = createServer(async (request, response) => {
    asked.push({ headers: request.headers, body: await text(request) });
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    url: `http://127.0.0.1:${port}/purge`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

describe('[cdn] a purge', () => {
  test('reaches the CDN when content changes, with its keys and its secret', async () => {
    await using door = await startDoor(200);
    let announce: (tags: readonly string[]) => void = () => undefined;
    await using _host = await startFakeHost({
      env: { ...env, CDN_PURGE_URL: door.url },
      onContentChange: (listener) => {
        const before = announce;
        announce = (tags) => {
          before(tags);
          listener(tags);
        };
      },
    });
    announce(['page:about']);
    await expect.poll(() => door.asked).toHaveLength(1);
    const key = surrogateKeyOf('page:about');
    expect(door.asked[0]).toMatchObject({
      headers: {
        authorization: `Bearer ${env.CDN_PURGE_KEY}`,
        'fastly-key': env.CDN_PURGE_KEY,
        'surrogate-key': key,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ tags: [key] }),
    });
  });

  test.each([302, 401, 503])(
    '[sec 20] that is answered %i was not taken, and its secret goes nowhere else',
    async (status) => {
      await using door = await startDoor(status);
      const sent = sendPurgeTo({ url: door.url, key: env.CDN_PURGE_KEY })(['abc']);
      await (status === 302 ? expect(sent).rejects.toThrow() : expect(sent).rejects.toThrow(PurgeRefused));
      expect(door.asked).toHaveLength(1);
    },
  );
});
