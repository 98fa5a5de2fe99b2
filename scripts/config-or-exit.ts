import type { Config } from '../server/config/config.ts';
import { ConfigError } from '../server/config/config-error.ts';
import { readConfig } from '../server/config/read-config.ts';
import { AddressRefusal, checkAddress } from '../server/start/listen.ts';

/**
 * The configuration of the environment. A wrong one, or an address that another process has, ends the process with 1 and says
 * what to do, before anything is built or loaded.
 */
export async function configOrExit(): Promise<Config> {
  try {
    const config = readConfig(process.env);
    await checkAddress(config);
    return config;
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof AddressRefusal)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
