import { createServer } from 'vite';
import { readConfig } from '../server/config/read-config.ts';

type CheckModule = typeof import('../server/content-check.ts');

/* Through Vite, because the list of widgets is a glob of its. */
const vite = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  // Not the folder of a development server that may be running.
  cacheDir: '.tmp/vite-content-check',
  optimizeDeps: { noDiscovery: true },
  logLevel: 'warn',
});
try {
  const { checkStoredContent } = (await vite.ssrLoadModule('/server/content-check.ts')) as CheckModule;
  const log = {
    info: () => undefined,
    warn: (_: object, message: string) => console.error(message),
    error: (_: object, message: string) => console.error(message),
  };
  const { checked, source, findings } = await checkStoredContent(readConfig(process.env), log);
  for (const { page, blockId, path, message, cure } of findings)
    console.log(`page ${page}, block ${blockId}${path}: ${message}. ${cure}`);
  console.log(`${checked} page documents of ${source} checked, ${findings.length} to mend.`);
  process.exitCode = findings.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await vite.close();
}
