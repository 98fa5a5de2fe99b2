import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';

/*
 * `npm run docs`: writes docs/widgets.md from the registry, and tables of other documents from tokens, calls, rooms and tests. The
 * registry finds widgets by a glob of Vite's, so Vite loads it.
 */
const root = join(import.meta.dirname, '..');
const vite = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  // Not the folder of a development server that may be running.
  cacheDir: '.tmp/vite-docs',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
try {
  const { writtenDocs } = (await vite.ssrLoadModule(
    '/scripts/widget-docs/written-docs.ts',
  )) as typeof import('./widget-docs/written-docs.ts');
  for (const [path, markdown] of writtenDocs(root)) writeFileSync(join(root, path), markdown);
} finally {
  await vite.close();
}
