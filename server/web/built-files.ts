import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { namesBelow } from './builds/build-file.ts';
import type { OtherBuilds } from './builds/kept-builds.ts';
import { keepFiles } from './kept-files.ts';
import { dataPolicy, filePolicy } from './security-headers.ts';

const year = 31_536_000_000;

export interface BuiltFiles {
  readonly root: string;
  /** Address of the files, with a slash at both ends. */
  readonly prefix: string;
  /** Where files of other builds are; without it there are those of the folder alone. */
  readonly others?: OtherBuilds | undefined;
}

/**
 * Sends the files of a build for a year, because their names carry a hash; a `.br` or `.gz` neighbour in place of the file
 * where the browser takes it. A build does not change while it is served, so its names are read once: with a wildcard,
 * `@fastify/static` reads the whole folder again for each file, to compare how its name is spelled. Files that only other
 * nodes' builds have are sent alike, from where they are kept.
 */
export async function registerBuiltFiles(
  app: FastifyInstance,
  { root, prefix, others }: BuiltFiles,
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
      if (names.has(name)) return reply.sendFile(name);
      return others === undefined ? reply.callNotFound() : sendOther(others, name, { request, reply });
    });
  });
}

async function sendOther(
  others: OtherBuilds,
  name: string,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  const asked = others.find(name, request.headers['accept-encoding']);
  const found = await asked.catch((error: unknown) => {
    request.log.warn({ err: error }, 'files of other builds cannot be read');
    return 'failed' as const;
  });
  if (found === null) {
    reply.callNotFound();
    return reply;
  }
  // Not to be remembered: the next moment it may be there.
  if (found === 'failed')
    return reply
      .code(503)
      .headers({ 'cache-control': 'no-store', 'content-security-policy': dataPolicy, 'retry-after': '1' })
      .type('text/plain; charset=utf-8')
      .send('The file cannot be read now.');
  if (found.coding !== 'identity') reply.header('content-encoding', found.coding);
  return reply
    .headers({
      'cache-control': `public, max-age=${year / 1000}, immutable`,
      'content-length': found.size,
      'content-security-policy': filePolicy,
      vary: 'accept-encoding',
    })
    .type(found.type)
    .send(found.stream);
}
