import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { OtherBuilds } from './builds/kept-builds.ts';
import { registerBuiltFiles } from './built-files.ts';
import { keepFiles } from './kept-files.ts';
import { filePolicy } from './security-headers.ts';

const hour = 3_600_000;
/** Videos are large and get a new name when they change. */
const mediaCacheControl = `public, max-age=${7 * 24 * 3600}`;

/**
 * Files of the build under `/assets/`, for a year because their names carry a hash, and public files at the root, for
 * an hour, those under `/media/` for a week. A `.br` or `.gz` neighbour is sent in place of the file where the browser
 * takes it.
 */
export async function registerStaticFiles(
  app: FastifyInstance,
  folders: {
    readonly assetsDir: string;
    readonly publicDir: string;
    /** Files that only other builds have. */
    readonly otherBuilds?: OtherBuilds | undefined;
  },
): Promise<void> {
  const media = join(folders.publicDir, 'media') + sep;
  await Promise.all([
    registerBuiltFiles(app, { root: folders.assetsDir, prefix: '/assets/', others: folders.otherBuilds }),
    app.register(async (scope) => {
      keepFiles(scope);
      await scope.register(fastifyStatic, {
        root: folders.publicDir,
        prefix: '/',
        decorateReply: false,
        index: false,
        dotfiles: 'ignore',
        preCompressed: true,
        maxAge: hour,
        setHeaders: (reply, path) => {
          reply.header('content-security-policy', filePolicy);
          if (path.startsWith(media)) reply.header('cache-control', mediaCacheControl);
        },
        // One route per file found at start: a wildcard here would stand in the way of the pages.
        wildcard: false,
        globIgnore: ['**/*.br', '**/*.gz', 'robots.txt', 'sitemap.xml', 'assets/**'],
      });
    }),
  ]);
}
