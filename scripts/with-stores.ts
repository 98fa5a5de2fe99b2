import { readConfig } from '../server/config/read-config.ts';
import { withServerCode } from './with-server-code.ts';

type Commands = typeof import('../server/platform/backup/backup-commands.ts');
type Stores = Parameters<Parameters<Commands['withStores']>[1]>[0];

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Does something with the database and the files of the configured installation, without a server.
 * @param command names the folder of Vite's cache
 */
export async function withStores(
  command: string,
  act: (commands: Commands, stores: Stores, config: ReturnType<typeof readConfig>) => Promise<void>,
): Promise<void> {
  await withBackups(command, async (commands) => {
    const config = readConfig(process.env);
    const { dataDir, databaseUrl, s3 } = config;
    const where = { dataDir, ...(databaseUrl !== undefined && { databaseUrl }), ...(s3 && { s3 }) };
    await commands.withStores({ ...where, log: silent }, (stores) => act(commands, stores, config));
  });
}

/** Does something with a backup alone. */
export async function withBackups(
  command: string,
  act: (commands: Commands) => Promise<void>,
): Promise<void> {
  await withServerCode(command, async (load) =>
    act((await load('/server/platform/backup/backup-commands.ts')) as Commands),
  );
}
