import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { runCommand } from '../run/run-command.ts';
import type { BrowserSource } from './ensure-browser.ts';
import { chromiumPackage, packagedChromium, readTarball, unpackChromium } from './packaged-chromium.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** What a machine without a network is asked for; a person waits no longer than ten seconds to hear that there is none. */
const reachableWithinMs = 3000;

const unreachable = (host: string) => `${host} does not answer`;

/**
 * The places that a browser comes from, the preferred one first. Whether each of them answers is asked at once and together.
 * @param env of the process: proxies, the user's cache
 */
export const browserSources = (env: Env = process.env): BrowserSource[] => [
  playwrightDownload(env),
  aptPackage(env),
  npmPackage(env),
];

/** Starts a browser the way the tests do and opens a page. @returns its version; null when it does not start */
export async function tryStart(executablePath: string): Promise<string | null> {
  try {
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      timeout: 20_000,
    });
    try {
      await (await browser.newPage()).close();
      return browser.version();
    } finally {
      await browser.close();
    }
  } catch {
    return null;
  }
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
  const sites = [...new Set(output.split('\n').filter((site) => site.startsWith('http')))];
  const answers = await Promise.all(sites.map((site) => isReachable(site, env)));
  return answers.includes(true) ? null : unreachable(sites.join(', ') || 'no server');
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
      const folder = await mkdtemp(join(tmpdir(), 'mozaika-chromium-'));
      try {
        const packed = await runCommand(['npm', 'pack', `${name}@${version}`, '--pack-destination', folder]);
        if (packed.code !== 0) return 'the registry did not serve it';
        const startsAlone = async (program: string) => (await runCommand([program, '--version'])).code === 0;
        await unpackChromium(await readTarball(folder), packagedChromium(env), startsAlone);
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
 * Whether a server accepts connections. No more is asked of it: its certificate may be of an authority that only the tool is told of. Behind
 * a proxy the tools themselves find out.
 */
async function isReachable(address: string, env: Env): Promise<boolean> {
  if (['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'].some((name) => env[name])) return true;
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port) || (protocol === 'http:' ? 80 : 443) });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(reachableWithinMs) });
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
