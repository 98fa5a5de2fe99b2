import '../server/start/outlive-readers.ts';
import {
  createServer as createFront,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { stripVTControlCharacters } from 'node:util';
import { createServer as createVite, type ViteDevServer } from 'vite';
import type { Config } from '../server/config/config.ts';
import { explainListenError } from '../server/start/listen.ts';
import { signalsPerStop } from '../server/start/signals-per-stop.ts';
import { openSanitiserThread } from '../server/start/threads/sanitiser-thread.ts';
import { welcome } from '../server/start/welcome.ts';
import { isStudioPath, startStudioServer } from './dev-studio.ts';
import { onSourceChange } from './source-changes.ts';

type ServerModule = typeof import('../server/start/start-server.ts');
type ShellModule = typeof import('#renderer/server/load-document-shell.ts');
type RunningServer = Awaited<ReturnType<ServerModule['startServer']>>;

/** Answers a request itself; false for what is not its own. */
export type AnswerFirst = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface DevServerOptions {
  /** Ends the names of Vite's caches: two development servers with the same ones reload each other's pages. */
  readonly cacheSuffix?: string;
  /**
   * Runs before the product starts.
   * @param load loads a module of the sources as the product has it
   * @param restart starts the product again, with nothing cached
   * @returns what is asked before anything else
   */
  readonly prepare?: (load: ViteDevServer['ssrLoadModule'], restart: () => void) => Promise<AnswerFirst>;
}

/**
 * The product from its sources: Vite answers for modules, everything else goes on to the product behind it. The Studio has a
 * Vite of its own.
 */
export async function runDevServer(
  config: Config,
  { cacheSuffix = '', prepare }: DevServerOptions = {},
): Promise<void> {
  // Vite listens for WebSockets; a request for any other protocol (curl asks for HTTP/2 so) is one like all others.
  const front = createFront({
    shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
  });
  // A browser that goes away in the middle of it must not end the server.
  front.on('upgrade', (_request, socket) => socket.on('error', () => socket.destroy()));
  const [vite, studio] = await Promise.all([
    createVite({
      server: { middlewareMode: true, hmr: { server: front } },
      cacheDir: `node_modules/.vite${cacheSuffix}`,
      appType: 'custom',
    }),
    startStudioServer(front, cacheSuffix),
  ]);
  const before = await prepare?.((url) => vite.ssrLoadModule(url), restart);
  let product = startProduct();
  let isRestarting = false;

  /** The server's modules are loaded anew after each saved file, so that its HTML and the browser's views stay the same. */
  onSourceChange(vite, restart);

  function restart(): void {
    // A start that has not begun yet sees this change as well.
    if (isRestarting) return;
    isRestarting = true;
    const closed = product
      .then((running) => running.close())
      .then(
        () => 'ran' as const,
        // After a file that could not be loaded there is nothing to close.
        () => 'failed' as const,
      );
    product = closed.then(() => {
      isRestarting = false;
      return startProduct();
    });
    void Promise.all([closed, product]).then(
      // The page with the error has no module that would be notified of a change.
      ([previous]) => previous === 'failed' && vite.ws.send({ type: 'full-reload' }),
      (error: unknown) => console.error(describeError(error)),
    );
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
  front.once('error', (error) => {
    // The port was free when the command began.
    const reason = explainListenError(error, config);
    console.error(reason instanceof Error ? reason.message : reason);
    process.exit(1);
  });
  front.listen(config.port, config.host, () => {
    const address = `http://${config.host}:${config.port}`;
    // In front of no platform there is no Studio, and any account signs in.
    const isWhole = prepare === undefined;
    const greeting = `\n  Mozaika (development) runs at ${address}\n`;
    console.log(isWhole ? welcome({ address, config, steps: [], ms: performance.now() }) : greeting);
  });
  let signals = 0;
  const stop = async () => {
    signals += 1;
    if (signals > signalsPerStop(process.env)) process.exit(1);
    if (signals > 1) return;
    front.close();
    await Promise.allSettled([product.then((running) => running.close()), vite.close(), studio.close()]);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
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
    response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end(errorPage(running));
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

/**
 * An error of the sources as a person wants it on a terminal: Vite's say file, line and frame in their message, and carry the whole source
 * along; of all others the stack says where.
 */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isOfSources = 'plugin' in error || 'loc' in error || 'frame' in error;
  return stripVTControlCharacters(isOfSources ? error.message : String(error.stack));
}

/** Why the product did not start, with Vite's client, which loads the page again once it has. */
function errorPage(message: string): string {
  const text = stripVTControlCharacters(message).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><script type="module" src="/@vite/client"></script><pre>${text}</pre>\n`;
}
