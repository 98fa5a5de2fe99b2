import { createServer } from 'vite';
import { readConfig } from '../server/config/read-config.ts';
import { takesNoForms } from '../server/platform/content/forms/form-checker.ts';

type PlatformModule = typeof import('../server/platform/platform.ts');
export type Platform = Awaited<ReturnType<PlatformModule['createPlatform']>>;

/**
 * Does something with the platform of the configured database, without a server. What is thrown is told on standard error
 * and makes the command fail. A server on the same data folder keeps it out: the refusal names it.
 * @param command names the folder of Vite's cache
 */
export async function withPlatform(
  command: string,
  act: (platform: Platform, config: ReturnType<typeof readConfig>) => Promise<void>,
): Promise<void> {
  // Through Vite, because the migrations are a glob of its.
  const vite = await createServer({
    // The platform needs none of the site's; to read it, a copy would be written among the packages, which an image forbids.
    configFile: false,
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    cacheDir: `.tmp/vite-${command}`,
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
      await act(platform, config);
    } finally {
      await platform.close();
    }
  } catch (error) {
    stop(error instanceof Error ? error.message : String(error));
  } finally {
    await vite.close();
  }
}

/** Says why the command could not do it, and lets it fail. */
export function stop(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
