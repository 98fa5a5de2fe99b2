import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Coding } from '../accept-encoding.ts';

/** Types of the files a build makes, by the end of their name, as `@fastify/static` has them. */
const types: Readonly<Record<string, string>> = {
  js: 'application/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  json: 'application/json; charset=utf-8',
};

/** A name that carries the hash of its content, at most one folder deep: `chunks/chunk-BHqimDPs.js`, `texts/form.k3Jx09_a.js`. */
const hashed = new RegExp(
  `^(?:[a-z]{1,20}/)?\\w[\\w.-]{0,99}[.-][\\w-]{8}\\.(${Object.keys(types).join('|')})$`,
);

/** Ends of the names of a file's packed neighbours. */
export const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const satisfies Record<Coding, string>;

/** Content type of a file that a build could have; null for any other name, which is not looked up. */
export const typeOf = (name: string): string | null => types[hashed.exec(name)?.[1] ?? ''] ?? null;

/** Names below a folder, with `/` between their parts; none for a folder that is not there: nothing was built yet. */
export async function namesBelow(root: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/')),
  );
}
