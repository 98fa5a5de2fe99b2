import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { extract } from 'tar-stream';

/**
 * The package of the npm registry that carries a headless Chromium for Linux x64 in itself, for machines that reach the registry and
 * nothing else. It is fetched when it is needed and is no dependency: 75 MB that most machines do without.
 */
export const chromiumPackage = {
  name: '@sparticuz/chromium',
  version: '153.0.0',
  /** Of its tarball, as a lockfile would state it. */
  integrity:
    'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==',
} as const;

/** The launcher of the unpacked program, in the user's cache: every checkout shares it. */
export function packagedChromium(env: Readonly<Record<string, string | undefined>>): string {
  const named = env['XDG_CACHE_HOME'] ?? '';
  // The XDG specification: a relative path is invalid and ignored.
  const cache = isAbsolute(named) ? named : join(env['HOME'] || homedir(), '.cache');
  return join(cache, 'mozaika', `chromium-${chromiumPackage.version}`, 'chromium');
}

/**
 * Unpacks the package beside a launcher that finds the libraries and the typeface it brings.
 * @param tarball as the registry serves it
 * @param launcher path of the launcher to write; its folder is complete or not there, and one that is there stays
 * @param startsAlone whether a program starts with the system's own libraries
 * @throws Error when the tarball is another than the pinned one
 */
export async function unpackChromium(
  tarball: Buffer,
  launcher: string,
  startsAlone: (program: string) => Promise<boolean>,
  integrity: string = chromiumPackage.integrity,
): Promise<void> {
  const found = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  if (found !== integrity)
    throw new Error(`${chromiumPackage.name}@${chromiumPackage.version} is not the pinned one: ${found}`);
  const target = dirname(launcher);
  await mkdir(dirname(target), { recursive: true });
  const folder = await mkdtemp(`${target}-`);
  try {
    const files = await readTar(gunzipSync(tarball));
    const packed = (name: string) =>
      brotliDecompressSync(files.get(`package/bin/${name}.br`) ?? Buffer.alloc(0));
    await writeFile(join(folder, 'headless-shell'), packed('chromium'), { mode: 0o755 });
    for (const name of ['al2023.tar', 'fonts.tar']) await writeTar(packed(name), folder);
    await writeFile(join(folder, 'fonts.conf'), fontsConf(join(target, 'fonts')));
    const alone = await startsAlone(join(folder, 'headless-shell'));
    await writeFile(join(folder, 'chromium'), launcherOf(alone), { mode: 0o755 });
    await chmod(folder, 0o755);
    await rename(folder, target).catch((error: NodeJS.ErrnoException) => {
      // Another run was faster, and may be starting it this moment.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The libraries it brings are older than a system's, so they are used only where the system lacks its own. */
const launcherOf = (alone: boolean): string =>
  [
    '#!/bin/sh',
    'folder=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)',
    ...(alone ? [] : ['export LD_LIBRARY_PATH="$folder/lib"']),
    'export FONTCONFIG_FILE="$folder/fonts.conf"',
    'exec "$folder/headless-shell" "$@"',
    '',
  ].join('\n');

/** The system's fonts, where it has any, and the ones of the package: a system may have none, and Chromium needs one. */
const fontsConf = (folder: string): string =>
  [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    '  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>',
    `  <dir>${folder.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</dir>`,
    '  <cachedir prefix="xdg">fontconfig</cachedir>',
    '</fontconfig>',
    '',
  ].join('\n');

async function readTar(tar: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const entries = extract();
  entries.end(tar);
  for await (const entry of entries) {
    const data = await buffer(entry);
    if (entry.header.type === 'file') files.set(entry.header.name, data);
  }
  return files;
}

async function writeTar(tar: Buffer, folder: string): Promise<void> {
  for (const [name, data] of await readTar(tar)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, data, { mode: 0o755 });
  }
}

/** @returns the tarball that `npm pack` left in a folder */
export const readTarball = (folder: string): Promise<Buffer> =>
  readFile(
    join(folder, `${chromiumPackage.name.replace('@', '').replace('/', '-')}-${chromiumPackage.version}.tgz`),
  );
