import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { startMetricsServer } from './metrics-server.ts';
import { ask, startFakeHost } from './testing/fake-host.ts';

describe('files', () => {
  test('of the build last a year, media a week, public ones an hour; a packed neighbour is sent; the rest is 404', async () => {
    const root = await mkdtemp(join(tmpdir(), 'mozaika-'));
    await mkdir(join(root, 'assets'));
    await mkdir(join(root, 'public/pictures'), { recursive: true });
    await mkdir(join(root, 'public/media'));
    await Promise.all([
      writeFile(join(root, 'assets/app-1a2b.js'), 'plain'),
      writeFile(join(root, 'assets/app-1a2b.js.br'), 'packed'),
      writeFile(join(root, 'public/pictures/a.svg'), '<svg/>'),
      writeFile(join(root, 'public/media/a.webm'), 'moving pictures'),
      writeFile(join(root, 'public/media/a.pl.vtt'), 'WEBVTT'),
      writeFile(join(root, 'public/.env'), 'SECRET=1'),
    ]);
    {
      await using fake = await startFakeHost({
        assetsDir: join(root, 'assets'),
        publicDir: join(root, 'public'),
      });
      const script = await fake.ask('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'br' } });
      expect(script.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'br',
        'x-content-type-options': 'nosniff',
      });
      expect(script.text).toBe('packed');
      expect((await fake.ask('/assets/app-1a2b.js')).text).toBe('plain');
      const picture = await fake.ask('/pictures/a.svg');
      expect(picture.headers['cache-control']).toBe('public, max-age=3600');
      expect(picture.headers['content-security-policy']).toContain("script-src 'none'");
      const video = await fake.ask('/media/a.webm', { headers: { range: 'bytes=7-14' } });
      expect(video).toMatchObject({
        status: 206,
        text: 'pictures',
        headers: {
          'content-type': 'video/webm',
          'content-range': 'bytes 7-14/15',
          'cache-control': 'public, max-age=604800',
        },
      });
      expect((await fake.ask('/media/a.pl.vtt')).headers['content-type']).toMatch(/^text\/vtt/);
      for (const target of ['/assets/gone.js', '/assets/..%2fpublic/.env', '/assets/%2e%2e/public/.env']) {
        const reply = await fake.ask(target);
        expect([reply.status >= 400, reply.text.includes('SECRET')]).toEqual([true, false]);
      }
      await fake.ask('/.env');
      expect(fake.visits.map(({ url }) => url)).toEqual(['/.env']);
    }
    await rm(root, { recursive: true });
  });
});

describe('reports of the content policy', () => {
  const report = (fake: Awaited<ReturnType<typeof startFakeHost>>) =>
    fake.ask('/_csp-report', {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      body: JSON.stringify({
        'csp-report': {
          'document-uri': 'http://shop/authlink/abc123',
          'blocked-uri': 'inline',
          'original-policy': 'long',
        },
      }),
    });

  test('[sec 22] are logged, counted, and limited', async () => {
    await using fake = await startFakeHost();
    expect((await report(fake)).status).toBe(204);
    const line = fake.lines.find((text) => text.includes('content policy violation')) ?? '{}';
    expect(JSON.parse(line).report).toEqual({
      'document-uri': 'http://shop/authlink/***',
      'blocked-uri': 'inline',
    });
    expect(await fake.host.metrics.text()).toContain('mozaika_content_policy_reports_total 1');
    const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await report(fake)).status));
    expect(statuses.filter((status) => status === 429)).toHaveLength(11);
  });

  test('[sec 22] of a client that is gone before they are read are no failure of ours', async () => {
    await using fake = await startFakeHost({
      prepare: ({ server }) =>
        server.on('connection', (socket) =>
          Object.defineProperty(socket, 'remoteAddress', { get: () => undefined }),
        ),
    });
    expect((await report(fake)).status).toBe(204);
    expect(fake.lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });
});

test('metrics count blocks, cache and requests, and are served on their own port only', async () => {
  await using fake = await startFakeHost();
  fake.host.metrics.countBlockFailure({ kind: 'unknown-type', page: 'about', type: '__proto__' });
  await Promise.all([fake.ask('/about'), fake.ask('/_plan/about')]);
  await fake.ask('/about');
  const text = await fake.host.metrics.text();
  expect(text).toContain('mozaika_block_failures_total{kind="unknown-type",page="about",type="__proto__"} 1');
  expect(text).toContain('mozaika_page_cache_answers_total{from="cache"} 1');
  expect(Number(/^mozaika_page_cache_bytes (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(1000);
  expect(text).toContain('mozaika_request_duration_seconds_count{route="/*",status="200"} 1');
  expect((await fake.ask('/metrics')).headers['content-type']).toContain('text/html');
  const logger = pino({ level: 'silent' });
  const server = await startMetricsServer(fake.host.metrics, { host: '127.0.0.1', port: 0 }, logger);
  const address = server?.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  expect((await ask(port, '/metrics')).text).toContain('mozaika_block_failures_total');
  expect((await ask(port, '/about')).status).toBe(404);
  // A second one finds the port taken, and that stops nothing.
  expect(await startMetricsServer(fake.host.metrics, { host: '127.0.0.1', port }, logger)).toBeNull();
  server?.close();
});

test('robots and sitemap name our own origin, whatever Host says', async () => {
  const env = { MODE: 'production', PUBLIC_ORIGIN: 'https://shop.example', TRUST_PROXY: 'none' };
  await using fake = await startFakeHost({
    env,
    sitemap: async () => [{ path: '/a&b', changed: new Date(0) }],
  });
  const headers = { host: 'evil.example' };
  expect((await fake.ask('/robots.txt', { headers })).text).toContain(
    'Sitemap: https://shop.example/sitemap.xml',
  );
  const { text } = await fake.ask('/sitemap.xml', { headers });
  expect(text).toContain(
    '<url><loc>https://shop.example/a&amp;b</loc><lastmod>1970-01-01T00:00:00.000Z</lastmod></url>',
  );
  expect(text).not.toContain('evil');
});

test.each(['/about', '/_plan/about', '/livez', '/robots.txt', '/v2/unknown', '/assets/gone.js', '/%zz'])(
  '%s carries the security headers',
  async (target) => {
    const env = { MODE: 'production', PUBLIC_ORIGIN: 'https://shop.example', TRUST_PROXY: 'none' };
    await using fake = await startFakeHost({ env });
    const { headers } = await fake.ask(target);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'strict-transport-security': expect.stringContaining('max-age='),
      'content-security-policy': expect.stringMatching(/frame-ancestors 'none'/),
    });
  },
);

test('a write to a page is refused', async () => {
  await using fake = await startFakeHost();
  const reply = await fake.ask('/about', { method: 'POST', body: 'x' });
  expect([reply.status, reply.headers.allow]).toEqual([405, 'GET, HEAD']);
});
