import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { keepFiles } from './kept-files.ts';
import { filePolicy } from './security-headers.ts';

const year = 31_536_000_000;

/** Names below a folder, with `/` between their parts; none for a folder that is not there: nothing was built yet. */
async function namesBelow(root: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/')),
  );
}

/**
 * Sends the files of a build for a year, because their names carry a hash; a `.br` or `.gz` neighbour in place of the file
 * where the browser takes it. A build does not change while it is served, so its names are read once: with a wildcard,
 * `@fastify/static` reads the whole folder again for each file, to compare how its name is spelled.
 * @param files `root` is the folder, `prefix` the address of its files, with a slash at both ends
 */
export async function registerBuiltFiles(
  app: FastifyInstance,
  { root, prefix }: { readonly root: string; readonly prefix: string },
): Promise<void> {
  const names = await namesBelow(root);
  // Each folder decorates answers of its own.
  await app.register(async (scope) => {
    keepFiles(scope);
    await scope.register(fastifyStatic, {
      root,
      prefix,
      serve: false,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      maxAge: year,
      immutable: true,
      setHeaders: (reply) => reply.header('content-security-policy', filePolicy),
    });
    scope.get<{ Params: { readonly '*': string } }>(`${prefix}*`, (request, reply) => {
      const name = request.params['*'];
      return names.has(name) ? reply.sendFile(name) : reply.callNotFound();
    });
  });
}
