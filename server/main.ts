import { readFile } from 'node:fs/promises';
import { ConfigError } from './config/config-error.ts';
import { readConfig } from './config/read-config.ts';
import { DatabaseRefusal } from './platform/database/database-refusal.ts';
import { startServer } from './start/start-server.ts';
import { viewChunksFrom } from './start/view-chunks.ts';
import { welcome } from './start/welcome.ts';
import { stopOnSignal } from './web/graceful-stop.ts';
import { createLogger } from './web/logger.ts';

/** The built product: `node dist/server/main.mjs`. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const manifest: Parameters<typeof viewChunksFrom>[0] = JSON.parse(
    await readFile('dist/assets.json', 'utf8'),
  );
  const server = await startServer({ config, viewChunks: viewChunksFrom(manifest), development: false });
  stopOnSignal({ close: server.close, logger: createLogger(config), signals: process, exit: process.exit });
  process.stdout.write(welcome(server.address, config));
}

main().catch((error: unknown) => {
  // What says itself what to do; a stack would hide it.
  const named = error instanceof ConfigError || error instanceof DatabaseRefusal;
  process.stderr.write(`${named ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
  process.exit(1);
});
