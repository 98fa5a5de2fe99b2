import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createKeptBuilds } from './builds/kept-builds.ts';
import { memoryStorage, writeBuild } from './builds/testing/memory-storage.ts';
import { startFakeHost } from './testing/fake-host.ts';

describe('files of builds that other nodes run', () => {
  const { storage, setAway } = memoryStorage(Date.now);
  const starter = (build: string) => `entries/renderer_client.${build}.js`;
  let folder = '';
  let site = '';
  let studio = '';
  let fake: Awaited<ReturnType<typeof startFakeHost>>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mozaika-other-builds-'));
    const write = (name: string, files: Record<string, string>) => writeBuild(join(folder, name), files);
    const builds = (root: string) =>
      createKeptBuilds({ storage, root, now: Date.now, wait: async () => undefined });
    [site, studio] = await Promise.all([
      write('one', { [starter('build001')]: 'one', 'static/site.e6pmFNib.css': 'its own' }),
      write('studio', { 'assets/main-own00001.js': 'own', 'studio/index.html': '<!doctype html>' }),
    ]);
    const two = await write('two', {
      [starter('build002')]: 'two'.repeat(100),
      'static/onest.Cr8Unhni.woff2': 'typeface',
      'studio-B1IuBt8k.js': 'of the Studio',
    });
    await builds(two).keep();
    fake = await startFakeHost({
      assetsDir: site,
      studioDir: studio,
      otherBuilds: { site: builds(site), studio: builds(join(studio, 'assets')) },
    });
  });
  afterAll(async () => {
    await fake.host.close();
    await rm(folder, { recursive: true });
  });

  test('are answered as the own ones are: immutable, typed, packed as built, without rights as documents', async () => {
    const headersOf = async (target: string) => {
      const { status, headers } = await fake.ask(target, { headers: { 'accept-encoding': 'gzip, br' } });
      const { date, etag, 'last-modified': changed, 'content-length': length, ...rest } = headers;
      const { 'x-request-id': id, 'accept-ranges': ranges, ...same } = rest;
      return { status, ...same };
    };
    const own = await headersOf(`/assets/${starter('build001')}`);
    expect(own).toMatchObject({ status: 200, 'content-encoding': 'br' });
    expect(await headersOf(`/assets/${starter('build002')}`)).toEqual(own);
    // The second time from memory.
    expect(await headersOf(`/assets/${starter('build002')}`)).toEqual(own);
    expect(await headersOf('/assets/static/onest.Cr8Unhni.woff2')).toMatchObject({
      status: 200,
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test('are whole in each coding, have heads, and belong to the Studio, too', async () => {
    const target = `/assets/${starter('build002')}`;
    const packed = await fake.ask(target, { headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync(packed.bytes).toString()).toBe('two'.repeat(100));
    expect((await fake.ask(target)).text).toBe('two'.repeat(100));
    const head = await fake.ask(target, { method: 'HEAD' });
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', '300']);
    expect((await fake.ask('/studio/assets/studio-B1IuBt8k.js')).text).toBe('of the Studio');
  });

  test('that no build has are not found, and nobody remembers that', async () => {
    for (const target of [
      `/assets/${starter('build003')}`,
      '/assets/..%2f..%2fetc%2fpasswd',
      '/studio/assets/x-aaaaaaaa.js',
    ]) {
      const { status, headers } = await fake.ask(target);
      expect([status, headers['cache-control']], target).toEqual([404, 'no-store']);
    }
  });

  test('[reliability] while the storage is away, are asked for again later; the own ones are served', async () => {
    setAway(true);
    const missing = await fake.ask(`/assets/${starter('build004')}`);
    expect(missing).toMatchObject({
      status: 503,
      headers: { 'cache-control': 'no-store', 'retry-after': '1' },
    });
    expect((await fake.ask(`/assets/${starter('build001')}`)).text).toBe('one');
    expect((await fake.ask(`/assets/${starter('build002')}`)).text, 'from memory').toBe('two'.repeat(100));
    setAway(false);
    expect((await fake.ask(`/assets/${starter('build004')}`)).status).toBe(404);
  });
});
