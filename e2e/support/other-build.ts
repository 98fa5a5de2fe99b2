import { constants } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

/** The name of a file that carries the hash of its content. */
const hashed = /([.-])([\w-]{8})(\.(?:js|css|woff2))/g;
/** Files that name files. */
const text = /\.(?:js|mjs|css|json|html)$/;

/** A second build of the product, of which every file of the browser has another name than in the first. */
export interface OtherBuild {
  /** Folder to start it in. */
  readonly folder: string;
  remove(): Promise<void>;
}

/** The hash of the same file in the other build: its first letter is its last. */
const renamed = (hash: string): string => hash.slice(1) + hash.slice(0, 1);

/**
 * Makes a build that differs in every file of the browser, as a change of what all of them import would, without building: copies
 * `dist` and gives the files other names, wherever they are named. Files of texts stay: the server finds their names by what is in
 * them. It lies in the checkout, whose packages it uses.
 */
export async function makeOtherBuild(): Promise<OtherBuild> {
  await mkdir('.tmp', { recursive: true });
  const folder = await mkdtemp(resolve('.tmp/other-build-'));
  const dist = join(folder, 'dist');
  await cp('dist', dist, { recursive: true, mode: constants.COPYFILE_FICLONE });
  for (const name of ['public', 'package.json']) await symlink(resolve(name), join(folder, name));
  const files = (await readdir(dist, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({ parentPath, name }));
  const isBrowsers = ({ parentPath }: { readonly parentPath: string }): boolean =>
    /(?:client|studio)\/assets(?:\/(?!texts)\w+)?$/.test(parentPath);
  const known = new Set(
    files.filter(isBrowsers).flatMap(({ name }) => [...name.matchAll(hashed)].map(([all]) => all)),
  );
  const rename = (content: string): string =>
    content.replaceAll(hashed, (all, before: string, hash: string, end: string) =>
      known.has(all) ? before + renamed(hash) + end : all,
    );
  const all = new Set(files.map(({ parentPath, name }) => join(parentPath, name)));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const old = join(parentPath, name);
      const isHere = isBrowsers({ parentPath });
      if (/\.(?:br|gz)$/.test(name)) {
        if (isHere) await rm(old);
        return;
      }
      const path = isHere ? join(parentPath, rename(name)) : old;
      if (path === old && !text.test(name)) return;
      const before = await readFile(old);
      const after = text.test(name) ? Buffer.from(rename(before.toString())) : before;
      if (path !== old) await rm(old);
      if (path !== old || !after.equals(before)) await writeFile(path, after);
      if (!isHere) return;
      if (all.has(`${old}.br`)) await writeFile(`${path}.br`, await brotli(after));
      if (all.has(`${old}.gz`)) await writeFile(`${path}.gz`, await packed(after, { level: 1 }));
    }),
  );
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

const packed = promisify(gzip);
const brotli = (bytes: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 1 } });
