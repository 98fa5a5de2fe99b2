import { createServer, type ViteDevServer } from 'vite';

type ServerModule = typeof import('../server/start/start-server.ts');
type ConfigModule = typeof import('../server/config/read-config.ts');

/** Loads a module of the product through Vite, which understands its globs and styles. */
async function load<T>(vite: ViteDevServer, path: string): Promise<T> {
  return (await vite.ssrLoadModule(path)) as T;
}

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const [{ startServer }, { readConfig }] = await Promise.all([
  load<ServerModule>(vite, '/server/start/start-server.ts'),
  load<ConfigModule>(vite, '/server/config/read-config.ts'),
]);

const running = await startServer({
  config: readConfig(process.env),
  viewChunks: () => [],
  development: true,
  extend: (app) => {
    app.addHook('onRequest', (request, reply, next) => {
      vite.middlewares(request.raw, reply.raw, () => next());
    });
  },
});
console.log(`\n  Mozaika (development) runs at ${running.address}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await Promise.all([running.close(), vite.close()]);
    process.exit(0);
  });
