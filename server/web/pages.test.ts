import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { startFakeHost } from './testing/fake-host.ts';
import { freshness, pageOutcome, problemOutcome } from './testing/sample-outcome.ts';

describe('documents', () => {
  test('are resolved once, then answered from the cache until a tag they read changes', async () => {
    let publish = (_tags: readonly string[]): void => {};
    await using fake = await startFakeHost({ onContentChange: (listener) => (publish = listener) });
    const first = await fake.ask('/about');
    const second = await fake.ask('/about?utm_source=letter');
    expect([first.status, second.status, fake.visits.length]).toEqual([200, 200, 1]);
    expect(second.bytes).toEqual(first.bytes);
    publish(['page:about']);
    await fake.ask('/about');
    expect(fake.visits.map(({ url, phase }) => [url, phase])).toEqual([
      ['/about', 'first-load'],
      ['/about', 'first-load'],
    ]);
  });

  test('[sec 37] anonymous ones must be asked for again each time, and are then confirmed by 304', async () => {
    await using fake = await startFakeHost();
    const first = await fake.ask('/about');
    const etag = first.headers.etag ?? '';
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(first.headers.vary).toBe('Accept-Encoding, Cookie');
    expect(etag).toMatch(/^"[\w-]{27}-identity"$/);
    const again = await fake.ask('/about', { headers: { 'if-none-match': `"other", W/${etag}` } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers['content-type']).toBeUndefined();
    expect((await fake.ask('/about', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  test('are sent compressed, each coding with a tag of its own', async () => {
    await using fake = await startFakeHost();
    const plain = await fake.ask('/about');
    const zipped = await fake.ask('/about', { headers: { 'accept-encoding': 'gzip' } });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.bytes)).toEqual(plain.bytes);
    const brotli = await vi.waitUntil(async () => {
      const reply = await fake.ask('/about', { headers: { 'accept-encoding': 'gzip, br' } });
      return reply.headers['content-encoding'] === 'br' && reply;
    });
    expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes);
    expect(new Set([plain, zipped, brotli].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  test('[issue 16] no brotli copy is begun for clients that do not take it', async () => {
    await using fake = await startFakeHost();
    const codingFor = async (accepted: string) =>
      (await fake.ask('/about', { headers: { 'accept-encoding': accepted } })).headers['content-encoding'];
    for (let time = 0; time < 20; time++) expect(await codingFor('gzip')).toBe('gzip');
    // The first who takes brotli has it begun, and gets what lies ready.
    expect(await codingFor('gzip, br')).toBe('gzip');
  });

  test('[issue 16] of customers are made as one visit to the platform each, those of everybody are none', async () => {
    let under: string[] = [];
    const asOneVisit = async <T>(work: () => Promise<T>): Promise<T> => {
      under.push('begun');
      const made = await work();
      under.push('made');
      return made;
    };
    await using fake = await startFakeHost({
      platform: { kind: 'embedded', app: Fastify(), asOneVisit },
      resolve: ({ url }) => {
        under.push(url);
        return pageOutcome(url, { shared: false });
      },
    });
    for (const target of ['/about', '/_plan/about']) {
      under = [];
      await fake.ask(target, { headers: { cookie: 'session=Anna' } });
      expect(under).toEqual(['begun', '/about', 'made']);
      under = [];
      await fake.ask(target);
      expect(under).toEqual(['/about']);
    }
  });

  test('HEAD has the headers of GET and no body', async () => {
    await using fake = await startFakeHost();
    const get = await fake.ask('/about');
    for (const target of ['/about', '/fresh']) {
      const head = await fake.ask(target, { method: 'HEAD' });
      expect([head.status, head.bytes.length]).toEqual([200, 0]);
      expect(Number(head.headers['content-length'])).toBeGreaterThan(1000);
    }
    expect((await fake.ask('/about', { method: 'HEAD' })).headers.etag).toBe(get.headers.etag);
  });

  test('[sec 37] two customers and a visitor on one address never see each other', async () => {
    await using fake = await startFakeHost({
      resolve: ({ session, url }) => {
        const name = session.kind === 'customer' ? (session.firstName ?? '') : 'nobody';
        const head = { title: `Hello ${name}`, heading: '', tags: [] };
        return pageOutcome(url, { shared: session.kind === 'anonymous' }, { head });
      },
    });
    const asCustomer = (name: string) => fake.ask('/about', { headers: { cookie: `session=${name}` } });
    const [anna, visitor, jan, again] = [
      await asCustomer('Anna'),
      await fake.ask('/about', { headers: { cookie: 'utm-parameters=x' } }),
      await asCustomer('Jan'),
      await fake.ask('/about'),
    ];
    expect(anna.text).toContain('Hello Anna');
    expect(jan.text).toContain('Hello Jan');
    expect(visitor.text).toContain('Hello nobody');
    expect(again.text).toContain('Hello nobody');
    expect(fake.visits).toHaveLength(3);
    for (const { headers } of [anna, jan]) {
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers.etag).toBeUndefined();
    }
  });

  test('[sec 37] a customer is not confirmed by the tag of the anonymous copy', async () => {
    await using fake = await startFakeHost();
    const { etag = '' } = (await fake.ask('/about')).headers;
    const reply = await fake.ask('/about', { headers: { 'if-none-match': etag, cookie: 'session=Anna' } });
    expect(reply.status).toBe(200);
  });

  test('[sec 37] cached answers set no cookie, even when a hook tries', async () => {
    await using fake = await startFakeHost({
      prepare: (app) =>
        app.addHook('onRequest', async (_request, reply) => void reply.header('set-cookie', 'a=b')),
    });
    const replies = [await fake.ask('/about'), await fake.ask('/about')];
    expect(replies.map(({ headers }) => headers['set-cookie'])).toEqual([undefined, undefined]);
    const own = await fake.ask('/about', { headers: { cookie: 'session=Anna' } });
    expect(own.headers['set-cookie']).toEqual(['a=b']);
  });

  test.each([
    ['/signin', 302],
    ['/new?x=1', 301],
  ] as const)('a redirect to %s is sent with its status %i', async (to, status) => {
    await using fake = await startFakeHost({
      resolve: () => ({ kind: 'redirect', to, status, freshness: freshness() }),
    });
    for (const _time of [1, 2]) {
      const reply = await fake.ask('/old');
      expect([reply.status, reply.headers.location, reply.headers['cache-control']]).toEqual([
        status,
        to,
        'no-cache',
      ]);
    }
    expect(fake.visits).toHaveLength(1);
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)'])(
    '[sec 21] a redirect to %s is not sent',
    async (to) => {
      await using fake = await startFakeHost({
        resolve: () => ({ kind: 'redirect', to, status: 302, freshness: freshness() }),
      });
      for (const target of ['/old', '/_plan/old']) {
        const reply = await fake.ask(target);
        expect(reply.status).toBe(500);
        expect(reply.headers.location).toBeUndefined();
        expect(reply.text).not.toContain('evil');
      }
    },
  );

  test.each([
    { status: 404, message: 'This page could not be found' },
    { status: 503, message: 'Site is offline', text: 'Back at noon' },
    { status: 555, message: 'Process error' },
  ] as const)('[spec 8] a problem is sent with its status $status', async (problem) => {
    await using fake = await startFakeHost({ resolve: () => problemOutcome(problem) });
    const reply = await fake.ask('/missing');
    expect(reply.status).toBe(problem.status);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['cache-control']).toBe(problem.status === 404 ? 'no-cache' : 'private, no-store');
  });

  test('[sec 12] an address with a one-use token is never kept and tells no referrer', async () => {
    await using fake = await startFakeHost();
    for (const _time of [1, 2]) {
      const { headers } = await fake.ask('/authlink/abc123');
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers['referrer-policy']).toBe('no-referrer');
    }
    expect(fake.visits).toHaveLength(2);
    expect(fake.lines.join('')).not.toContain('abc123');
  });

  test.each([
    '//evil.example/about',
    '/\\evil.example',
    '/%zz',
    'http://evil.example/about',
    '/_plan//evil.example',
  ])('[sec 18] the target %s never reaches the engine', async (target) => {
    await using fake = await startFakeHost();
    expect((await fake.ask(target)).status).toBe(400);
    expect(fake.visits).toEqual([]);
  });
});

test('a flood of unknown addresses and spellings displaces no page', async () => {
  await using fake = await startFakeHost({
    env: { CACHE_MB: '1' },
    resolve: ({ url }) =>
      url.startsWith('/random')
        ? problemOutcome({ status: 404, message: 'This page could not be found' })
        : pageOutcome(url),
  });
  await fake.ask('/about');
  for (let i = 0; i < 10; i++) {
    const targets = Array.from({ length: 20 }, (_, j) => [
      `/random-${i}-${j}`,
      `/${'%61'.repeat(20 * i + j + 1)}`,
    ]);
    await Promise.all(targets.flat().map((target) => fake.ask(target)));
  }
  const before = fake.visits.length;
  await fake.ask('/about');
  expect(fake.visits.length).toBe(before);
});

describe('when the platform fails', () => {
  test('[sec 39] an expired page is served, with or without a thrown error; a site that says it is offline is believed', async () => {
    let time = 0;
    let failure: 'none' | 'throws' | 'silent' | 'offline' = 'none';
    await using fake = await startFakeHost({
      now: () => time,
      resolve: ({ url }) => {
        if (failure === 'throws') throw new Error('host down');
        if (failure === 'silent')
          return problemOutcome({ status: 503, message: 'Site is offline' }, { maxAgeS: 0 });
        if (failure === 'offline')
          return problemOutcome({ status: 503, message: 'Site is offline', text: 'Noon' }, { maxAgeS: 0 });
        return pageOutcome(url);
      },
    });
    await fake.ask('/about');
    for (failure of ['throws', 'silent'] as const) {
      time += 61_000;
      const reply = await fake.ask('/about');
      expect([reply.status, reply.text]).toEqual([200, expect.stringContaining('Title of /about')]);
    }
    failure = 'offline';
    time += 61_000;
    expect((await fake.ask('/about')).status).toBe(503);
  });

  test('[sec 39] without a copy the last resort is a plain page with the request id, no stack, and a line in the log', async () => {
    await using fake = await startFakeHost({
      env: { TRUST_PROXY: 'loopback' },
      resolve: () => {
        throw new Error('secret detail');
      },
    });
    const reply = await fake.ask('/about', { headers: { 'x-request-id': 'abcd-1234' } });
    expect([reply.status, reply.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    expect(reply.text).toContain('abcd-1234');
    expect(reply.text).not.toMatch(/secret detail|\.ts:/);
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect(reply.headers['content-security-policy']).not.toContain('unsafe');
    const logged = fake.lines.find((line) => line.includes('secret detail'));
    expect(JSON.parse(logged ?? '{}')).toMatchObject({ reqId: 'abcd-1234', msg: 'request failed' });
  });
});
