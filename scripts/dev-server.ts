import '../server/start/outlive-readers.ts';
import {
  createServer as createFront,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { resolve, sep } from 'node:path';
import { createServer as createVite } from 'vite';
import type { Config } from '../server/config/config.ts';
import { ConfigError } from '../server/config/config-error.ts';
import { readConfig } from '../server/config/read-config.ts';
import { openSanitiserThread } from '../server/start/threads/sanitiser-thread.ts';
import { isStudioPath, startStudioServer } from './dev-studio.ts';

type ServerModule = typeof import('../server/start/start-server.ts');
type ShellModule = typeof import('#renderer/server/load-document-shell.ts');
type RunningServer = Awaited<ReturnType<ServerModule['startServer']>>;

/** Answers a request itself; false for what is not its own. */
export type AnswerFirst = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * The product from its sources: Vite answers for modules, everything else goes on to the product behind it. The Studio has a
 * Vite of its own.
 * @param before asked before anything else
 * @returns starts the product behind it anew, with nothing cached
 */
export async function runDevServer(before?: AnswerFirst): Promise<() => void> {
  const config = readOrExit();
  const studioFolder = resolve('studio') + sep;
  const front = createFront();
  const [vite, studio] = await Promise.all([
    createVite({ server: { middlewareMode: true, hmr: { server: front } }, appType: 'custom' }),
    startStudioServer(front),
  ]);
  let product = startProduct();

  /** The server's modules are loaded anew after each saved file, so that its HTML and the browser's views stay the same. */
  vite.watcher.on('change', (path) => {
    if (/\.(test|spec)\.tsx?$/.test(path) || !/\.(tsx?|sql)$/.test(path)) return;
    // The server has nothing of the Studio's.
    if (path.startsWith(studioFolder)) return;
    restart();
  });

  function restart(): void {
    // After a file that could not be loaded there is nothing to close.
    const closed = product.then((running) => running.close()).catch(() => undefined);
    product = closed.then(startProduct);
    product.catch((error: unknown) => console.error(error));
  }

  async function startProduct() {
    const { startServer } = (await vite.ssrLoadModule('/server/start/start-server.ts')) as ServerModule;
    const { loadDocumentShell } = (await vite.ssrLoadModule(
      '/renderer/server/load-document-shell.ts',
    )) as ShellModule;
    return startServer({
      // No page cache: a saved file must show with the next request.
      config: { ...config, host: '127.0.0.1', port: 0, cacheBytes: 0 },
      viewChunks: () => [],
      builtTexts: new Set(),
      documentShell: loadDocumentShell,
      development: true,
      sanitiser: openSanitiserThread(true),
      frontAddress: `http://${config.host}:${config.port}`,
    });
  }

  front.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (before?.(request, response)) return;
    const goOn = () => void passOn(request, response, product);
    if (isStudioPath(request.url ?? '/')) studio.handle(request, response, goOn);
    else vite.middlewares(request, response, goOn);
  });
  await product.catch((error: unknown) => {
    // Says itself what to do; made by Vite's copy of the module, so that its class is another.
    if (!(error instanceof Error && error.name === 'DatabaseRefusal')) throw error;
    console.error(error.message);
    process.exit(1);
  });
  front.listen(config.port, config.host, () =>
    console.log(`\n  Mozaika (development) runs at http://${config.host}:${config.port}\n`),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, async () => {
      front.close();
      await Promise.allSettled([product.then((running) => running.close()), vite.close(), studio.close()]);
      process.exit(0);
    });
  return restart;
}

/** Vite's refresh code is inline and makes scripts and styles, which the policy of the product forbids. */
async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  product: Promise<RunningServer>,
): Promise<void> {
  const { method = 'GET', headers } = request;
  const running = await product.catch((error: unknown) => String(error));
  if (typeof running === 'string') {
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(running);
    return;
  }
  // Vite's middleware changes `url`; the product must see what was asked.
  const url = new URL(originalUrl(request), running.address);
  const onward = forward(url, { method, headers }, (answer) => {
    const { 'content-security-policy': _policy, ...rest } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, rest);
    answer.pipe(response);
  });
  onward.on('error', (error) => response.writeHead(502).end(error.message));
  request.pipe(onward);
}

function originalUrl(request: IncomingMessage & { originalUrl?: string }): string {
  return request.originalUrl ?? request.url ?? '/';
}

/** The configuration of the environment; a wrong one ends the process, and says what is wrong. */
export function readOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
