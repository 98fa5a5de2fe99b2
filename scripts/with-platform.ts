import { readConfig } from '../server/config/read-config.ts';
import { takesNoForms } from '../server/platform/content/forms/form-checker.ts';
import { withServerCode } from './with-server-code.ts';

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
  await withServerCode(command, async (load) => {
    const config = readConfig(process.env);
    const { createPlatform } = (await load('/server/platform/platform.ts')) as PlatformModule;
    const platform = await createPlatform({
      dataDir: config.dataDir,
      ...(config.databaseUrl === undefined ? {} : { databaseUrl: config.databaseUrl }),
      ...(config.s3 && { s3: config.s3 }),
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
  });
}
