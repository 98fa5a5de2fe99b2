import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packagedChromium, unpackChromium } from './packaged-chromium.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mozaika-packaged-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function tar(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const archive = pack();
  for (const [name, content] of Object.entries(files)) archive.entry({ name }, content);
  archive.finalize();
  return buffer(archive);
}

/** A package of the same shape whose program prints what it was started with. */
async function packageOf(): Promise<{ tarball: Buffer; integrity: string }> {
  const program = '#!/bin/sh\necho "$LD_LIBRARY_PATH|$FONTCONFIG_FILE|$*"\n';
  const tarball = gzipSync(
    await tar({
      'package/bin/chromium.br': brotliCompressSync(program),
      'package/bin/al2023.tar.br': brotliCompressSync(await tar({ 'lib/libnss3.so': 'nss' })),
      'package/bin/fonts.tar.br': brotliCompressSync(await tar({ 'fonts/Sans.ttf': 'font' })),
    }),
  );
  return { tarball, integrity: `sha512-${createHash('sha512').update(tarball).digest('base64')}` };
}

test('the launcher starts the program with the typeface it brings, and with its libraries only where the system lacks them', async () => {
  const { tarball, integrity } = await packageOf();
  for (const [alone, cache] of [
    [true, 'cache'],
    [false, `R&D "it's" <$HOME>`],
  ] as const) {
    const launcher = packagedChromium({ XDG_CACHE_HOME: join(folder, cache) });
    const home = dirname(launcher);
    await unpackChromium(tarball, launcher, async () => alone, integrity);
    const started = () =>
      execFileSync(launcher, ['--one', 'two words'], {
        env: { PATH: process.env['PATH'] },
        encoding: 'utf8',
      });
    const expected = `${alone ? '' : join(home, 'lib')}|${join(home, 'fonts.conf')}|--one two words\n`;
    expect(started()).toBe(expected);
    const fonts = join(home, 'fonts').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    expect(await readFile(join(home, 'fonts.conf'), 'utf8')).toContain(`<dir>${fonts}</dir>`);
    expect(await readFile(join(home, 'fonts/Sans.ttf'), 'utf8')).toBe('font');
    // A run beside this one that comes later leaves it as it is, and nothing of its own.
    await unpackChromium(tarball, launcher, async () => !alone, integrity);
    expect(started()).toBe(expected);
    expect(await readdir(dirname(home))).toEqual([home.slice(dirname(home).length + 1)]);
  }
});

test('a tarball other than the pinned one is rejected, and leaves nothing behind', async () => {
  const { tarball } = await packageOf();
  const launcher = packagedChromium({ XDG_CACHE_HOME: folder });
  await expect(unpackChromium(tarball, launcher, async () => true)).rejects.toThrow('is not the pinned one');
  expect(await readdir(folder)).toEqual([]);
});
