import { createServer, type ViteDevServer } from 'vite';

/**
 * Lets a command use the code of the server. What is thrown is told on standard error and makes the command fail.
 * @param command names the folder of Vite's cache
 */
export async function withServerCode(
  command: string,
  act: (load: ViteDevServer['ssrLoadModule']) => Promise<void>,
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
    await act((path) => vite.ssrLoadModule(path));
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
