import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'vite';

/** The Studio of `npm run dev`: from its sources, with changes shown at once. */
export interface StudioServer {
  /** Answers for a module or the document of the Studio; calls `next` for what is the product's. */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  close(): Promise<void>;
}

/** Whether a path is the Studio's, which is a build of its own. */
export const isStudioPath = (url: string): boolean => /^\/studio(?:[/?#]|$)/.test(url);

/**
 * A second Vite beside the site's, of the Studio's own configuration: it answers below `/studio/`, and its messages about
 * changes go through the same server, so that page, session and calls have one origin.
 */
export async function startStudioServer(front: Server, cacheSuffix: string): Promise<StudioServer> {
  const vite = await createServer({
    configFile: 'studio/vite.config.ts',
    server: { middlewareMode: true, hmr: { server: front } },
    // Two of them in one folder would throw away each other's prepared dependencies.
    cacheDir: `node_modules/.vite-studio${cacheSuffix}`,
    optimizeDeps: { entries: ['studio/index.html'] },
    appType: 'custom',
  });
  const answerDocument = async (url: string, response: ServerResponse) => {
    const source = await readFile('studio/index.html', 'utf8');
    const html = await vite.transformIndexHtml(url, source);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(html);
  };
  return {
    handle(request, response, next) {
      const { method, url = '/', headers } = request;
      // What a browser asks for by itself; the Studio's calls ask for JSON.
      const wantsDocument = method === 'GET' && headers.accept?.includes('text/html') === true;
      if (wantsDocument)
        void answerDocument(url, response).catch((error: unknown) => {
          response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error));
        });
      else vite.middlewares(request, response, next);
    },
    close: () => vite.close(),
  };
}
