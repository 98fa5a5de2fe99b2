import { mkdtemp, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerBuiltFiles } from './built-files.ts';

describe('[issue 16] files of a build', () => {
  let root = '';
  const app = Fastify();
  const ask = async (
    headers: Record<string, string> = {},
    url = '/assets/site.css',
    method: 'GET' | 'HEAD' = 'GET',
  ) => {
    const { statusCode, headers: sent, body } = await app.inject({ method, url, headers });
    const { date: _, ...rest } = sent;
    return { statusCode, headers: rest, body };
  };

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'mozaika-kept-files-'));
    await Promise.all([
      writeFile(join(root, 'site.css'), 'as it is'),
      writeFile(join(root, 'site.css.br'), 'brotli'),
      writeFile(join(root, 'site.css.gz'), 'gzip'),
      writeFile(join(root, 'large.js'), 'x'.repeat(1024 * 1024 + 1)),
    ]);
    await registerBuiltFiles(app, { root, prefix: '/assets/' });
  });
  afterAll(async () => {
    await app.close();
    await rm(root, { recursive: true, force: true });
  });

  test('are answered the second time as the first, byte by byte and header by header, in each coding', async () => {
    for (const [codings, body] of [
      ['br, gzip', 'brotli'],
      ['gzip', 'gzip'],
      ['identity', 'as it is'],
    ] as const) {
      const first = await ask({ 'accept-encoding': codings });
      expect(first.body).toBe(body);
      expect(await ask({ 'accept-encoding': codings })).toEqual(first);
    }
    expect((await ask()).headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' });
  });

  test('are kept: they answer without the disk, but for what only the library answers', async () => {
    const { headers } = await ask();
    const etag = String(headers['etag']);
    expect(await ask({ 'if-none-match': etag })).toMatchObject({ statusCode: 304, body: '' });
    expect(await ask({ range: 'bytes=0-1' })).toMatchObject({ statusCode: 206, body: 'as' });
    expect(await ask({}, '/assets/site.css', 'HEAD')).toMatchObject({ statusCode: 200, body: '' });
    expect(await ask({}, '/assets/large.js')).toMatchObject({ statusCode: 200 });
    await Promise.all([unlink(join(root, 'site.css')), unlink(join(root, 'large.js'))]);
    expect(await ask()).toMatchObject({ statusCode: 200, body: 'as it is' });
    expect(await ask({}, '/assets/large.js')).toMatchObject({ statusCode: 404 });
    expect(await ask({ range: 'bytes=0-1' })).toMatchObject({ statusCode: 404 });
  });
});
