import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The proxies that the documents have a configuration for, by the program that runs it. */
export const proxyPrograms = { nginx: 'nginx', varnish: 'varnishd' } as const;
export type ProxyName = keyof typeof proxyPrograms;

export interface ProxyPlace {
  /** Port it listens on, and those of its two nodes, all on this machine. */
  readonly front: number;
  readonly nodes: readonly [number, number];
  /** An empty folder of its own. */
  readonly folder: string;
  /** What a test has other than the documents: each text, which has to be there, and what stands in its place. */
  readonly replaced?: readonly (readonly [text: string, by: string])[];
}

/** A running proxy. */
export interface Proxy {
  stop(): Promise<void>;
}

/** What it says is for the error when it does not start. */
const quietly: SpawnOptions = { stdio: ['ignore', 'ignore', 'pipe'] };

/** Whether this machine has the program of a proxy, and the module the documented configuration needs. */
export const hasProxy = (name: ProxyName): boolean =>
  spawnSync(proxyPrograms[name], ['-V'], { stdio: 'ignore' }).error === undefined &&
  (name !== 'varnish' ||
    spawnSync('sh', ['-c', 'ls /usr/lib/*/varnish/vmods/libvmod_xkey.so'], { stdio: 'ignore' }).status === 0);

/**
 * Starts a proxy with the file of the documents, unchanged but for its ports. Resolves when it passes requests on.
 * @throws Error when it ends instead
 */
export async function startProxy(name: ProxyName, place: ProxyPlace): Promise<Proxy> {
  await mkdir(place.folder, { recursive: true });
  const child = await (name === 'nginx' ? spawnNginx(place) : spawnVarnish(place));
  const isUp = () =>
    fetch(`http://127.0.0.1:${place.front}/livez`).then(
      ({ ok }) => ok,
      () => false,
    );
  let output = '';
  child.stderr?.on('data', (part: Buffer) => {
    output += part.toString();
  });
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`${proxyPrograms[name]} did not start:\n${output}`);
    await new Promise((next) => setTimeout(next, 50));
  }
  return {
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function readSample(file: string, { replaced = [] }: ProxyPlace): Promise<string> {
  const sample = await readFile(file, 'utf8');
  return replaced.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`${file} has no "${from}" any more.`);
    return text.replaceAll(from, to);
  }, sample);
}

async function spawnNginx(place: ProxyPlace): Promise<ChildProcess> {
  const { front, nodes, folder } = place;
  const sample = await readSample('docs/nginx.conf', place);
  const site = sample.replaceAll(':3001', `:${nodes[0]}`).replaceAll(':3002', `:${nodes[1]}`);
  const files = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join(' ');
  const config = join(folder, 'nginx.conf');
  await writeFile(
    config,
    `daemon off; pid ${join(folder, 'nginx.pid')}; error_log ${join(folder, 'error.log')};
events {} http { access_log off; ${files} ${site.replace('listen 8080', `listen 127.0.0.1:${front}`)} }`,
  );
  return spawn(proxyPrograms.nginx, ['-e', join(folder, 'error.log'), '-c', config], quietly);
}

async function spawnVarnish(place: ProxyPlace): Promise<ChildProcess> {
  const { front, nodes, folder } = place;
  const sample = await readSample('docs/varnish.vcl', place);
  const file = join(folder, 'site.vcl');
  await writeFile(file, sample.replaceAll('"3001"', `"${nodes[0]}"`).replaceAll('"3002"', `"${nodes[1]}"`));
  const options = ['-F', '-j', 'none', '-f', file, '-a', `127.0.0.1:${front}`, '-s', 'malloc,64m'];
  return spawn(proxyPrograms.varnish, [...options, '-n', join(folder, 'varnish')], quietly);
}
