import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { readConfig } from '../server/config/read-config.ts';
import { siteFileText } from '../server/platform/content/site-file.ts';
import { takesNoForms } from '../server/platform/forms/form-checker.ts';

type PlatformModule = typeof import('../server/platform/platform.ts');

const usage = 'Usage: npm run site:export -- --out my-shop.site.json [--name my-shop]';

/*
 * Writes everything that is live into one file, which the Studio takes in on another installation, and a platform starts
 * with as its site. Stop a server on PGlite first.
 */
const { values } = parseArgs({ options: { out: { type: 'string' }, name: { type: 'string' } } });

if (values.out === undefined) stop(usage);
else await writeSite(values.out, values.name ?? 'site');

async function writeSite(out: string, name: string): Promise<void> {
  // Through Vite, because the migrations are a glob of its.
  const vite = await createServer({
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    cacheDir: '.tmp/vite-site-export',
    optimizeDeps: { noDiscovery: true },
    logLevel: 'warn',
  });
  try {
    const config = readConfig(process.env);
    const { createPlatform } = (await vite.ssrLoadModule('/server/platform/platform.ts')) as PlatformModule;
    const platform = await createPlatform({
      dataDir: config.dataDir,
      ...(config.databaseUrl === undefined ? {} : { databaseUrl: config.databaseUrl }),
      product: config.product,
      sandbox: config.mode === 'sandbox',
      checkForm: takesNoForms,
      logger: false,
    });
    try {
      const site = await platform.exportSite(name);
      // A wrong DATA_DIR is an empty database: no file is better than one that looks like a site.
      if (site.entries.length === 0)
        throw new Error(
          `Nothing is live in ${config.databaseUrl === undefined ? config.dataDir : 'DATABASE_URL'}.`,
        );
      await writeFile(out, siteFileText(site));
      console.log(`${out}: ${site.entries.length} entries.`);
    } finally {
      await platform.close();
    }
  } catch (error) {
    stop(error instanceof Error ? error.message : String(error));
  } finally {
    await vite.close();
  }
}

function stop(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
