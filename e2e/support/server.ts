import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { namedStep } from './named-step.ts';
import { placeFor } from './seeded-data.ts';
import { serverStep } from './step-titles.ts';

/** What a server has compiled, the next one need not: a sixth of its start. */
const compiledCode = join(tmpdir(), 'mozaika-e2e-code');

/** Names the variable that tells servers to spare the processors, which they share with the browsers of a run. */
const sparingVariable = 'E2E_SPARING';

/** What is measured (`npm run bench`) runs as it does for people; all other servers are told to spare from here on. */
export const spareProcessors = (): void => {
  process.env[sparingVariable] = 'yes';
};

/**
 * A server of tests lives for minutes: its code is not made fast, which takes longer than it runs, it collects garbage less often and in one
 * thread, and it takes memory from the system in large pieces.
 */
const sparing = {
  flags: ['--no-opt', '--no-maglev', '--single-threaded-gc', '--min-semi-space-size=16'],
  env: { GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1' },
};

/** A built product running in a process of its own. */
export interface TestServer {
  /** e.g. `http://127.0.0.1:41234` */
  readonly url: string;
  readonly pid: number;
  /** Everything it logged so far, one JSON object a line. */
  readonly log: () => string;
  /** Ends it as an operator would, and waits. */
  stop(): Promise<number | null>;
  /** Ends it as a power cut would, and waits. */
  kill(): Promise<void>;
}

/**
 * Starts `dist/server/main.mjs` on a free port, with data of its own unless it is told where they are.
 * @param env variables over the sandbox's defaults
 * @param folder the one that its `dist` is in; this checkout's own when not given
 */
export const startTestServer = (
  env: Readonly<Record<string, string>> = {},
  folder = process.cwd(),
): Promise<TestServer> => namedStep(serverStep, () => launch(env, folder));

async function launch(env: Readonly<Record<string, string>>, folder: string): Promise<TestServer> {
  const place = env['DATA_DIR'] === undefined ? await placeFor(env) : null;
  const spare = process.env[sparingVariable] === undefined ? null : sparing;
  const child = spawn(process.execPath, [...(spare?.flags ?? []), 'dist/server/main.mjs'], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      MODE: 'sandbox',
      PORT: '0',
      LOG_LEVEL: 'info',
      // What tests read lines of, whatever the mode.
      LOG_FORMAT: 'json',
      // Browsers and servers share two processors: what is late here is not what a visitor meets, and a block that was left
      // out for it would be taken for a fault.
      QUERY_TIMEOUT_MS: '15000',
      NODE_COMPILE_CACHE: compiledCode,
      // Customers of tests that sign in by a call are at places of their own (support/sign-in.ts).
      TRUST_PROXY: 'loopback',
      ...spare?.env,
      ...place?.env,
      ...env,
    },
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A test that runs out of time never comes to stop it.
  const orphan = () => child.kill('SIGKILL');
  process.once('exit', orphan);
  child.once('exit', () => process.off('exit', orphan));
  let output = '';
  let address: string | undefined;
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      // All of it is read again by each look, so none is taken once the address is known.
      address ??= /Mozaika runs at (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) =>
      reject(new Error(`the server ended with ${code} before it was ready:\n${output}`)),
    );
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) signalTo(child, signal);
    const code = await ended;
    await place?.remove();
    return code;
  };
  return {
    url,
    pid: child.pid ?? 0,
    log: () => output,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  };
}

function signalTo(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid !== undefined) process.kill(child.pid, signal);
}
