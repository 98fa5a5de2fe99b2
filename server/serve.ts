import { readFile } from 'node:fs/promises';
import type { DocumentShell } from '#renderer/server/document-shell.ts';
import { ConfigError } from './config/config-error.ts';
import { readConfig } from './config/read-config.ts';
import { documentShellFile } from './document-shell-file.ts';
import { DatabaseRefusal } from './platform/base/database/database-refusal.ts';
import { builtTextsFrom } from './start/built-texts.ts';
import { AddressRefusal, checkAddress } from './start/listen.ts';
import { signalsPerStop } from './start/signals-per-stop.ts';
import { type RunningServer, startServer } from './start/start-server.ts';
import type { SanitiserThread } from './start/threads/sanitiser-thread.ts';
import { viewChunksFrom } from './start/view-chunks.ts';
import { welcome } from './start/welcome.ts';
import { stopGracefully } from './web/graceful-stop.ts';
import { createLogger } from './web/logger.ts';

/** What says itself what to do; a stack would hide it. */
const refusals = [ConfigError, DatabaseRefusal, AddressRefusal];

/** Runs the built product until a signal or an error ends it; a start that fails is told on standard error, and ends with 1. */
export async function serve(sanitiser: SanitiserThread): Promise<void> {
  try {
    await start(sanitiser);
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`);
    process.exit(1);
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return refusals.some((refusal) => error instanceof refusal) ? error.message : String(error.stack);
}

async function start(sanitiser: SanitiserThread): Promise<void> {
  const config = readConfig(process.env);
  // Before a database is made and filled in vain.
  await checkAddress(config);
  let server: RunningServer | undefined;
  let starting: Promise<RunningServer> | undefined;
  const stop = new AbortController();
  stopGracefully({
    drain: async () => server?.drain(),
    close: async () => {
      stop.abort();
      // A start that is cut off in the middle leaves a database that is not whole, and a folder that seems to be held.
      const started = await starting?.catch(() => undefined);
      await started?.close();
    },
    logger: createLogger(config),
    events: process,
    exit: process.exit,
    onRejection: () => server?.countRejection(),
    signalsPerStop: signalsPerStop(process.env),
  });
  const [manifest, shell]: [Parameters<typeof viewChunksFrom>[0], DocumentShell] = await Promise.all([
    readBuilt('dist/assets.json'),
    readBuilt(documentShellFile),
  ]);
  starting = startServer({
    config,
    signal: stop.signal,
    viewChunks: viewChunksFrom(manifest),
    builtTexts: builtTextsFrom(manifest),
    documentShell: async () => shell,
    development: false,
    sanitiser,
  });
  try {
    server = await starting;
  } catch (error) {
    // Whoever stops it has heard why.
    if (stop.signal.aborted) return;
    throw error;
  }
  if (stop.signal.aborted) return;
  const { address, firstSteps: steps } = server;
  // A log for programs is JSON alone.
  const output = config.logFormat === 'json' ? process.stderr : process.stdout;
  output.write(welcome({ address, config, steps, ms: process.uptime() * 1000 }));
}

const readBuilt = async (file: string) => JSON.parse(await readFile(file, 'utf8'));
