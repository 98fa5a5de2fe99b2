import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Call, calls } from '#schemas/calls.ts';
import { staffCalls } from '#schemas/staff-calls.ts';
import { variableNames } from '#server/config/environment.ts';
import { readConfig } from '#server/config/read-config.ts';

/* What can be held of the image where there is no Docker: its files against the repository they are made of. */

const read = (file: string): string => readFileSync(file, 'utf8');
const dockerfile = read('Dockerfile');
const stages = dockerfile.split(/^(?=FROM )/m).slice(1);
const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(([, paths = '']) =>
  paths.split(' ').slice(0, -1),
);
const isRun = (file: string) => !/\.(test|spec|suite)\.tsx?$|(^|\/)testing\//.test(file);

/** `NAME=value` of the image's own environment. */
function environmentOfImage(): Record<string, string> {
  const [, own = ''] = /^ENV (.*)$/m.exec(dockerfile) ?? [];
  return Object.fromEntries(
    own.split(' ').map((pair) => {
      const [name = '', value = ''] = pair.split('=', 2);
      return [name, value === '$GIT_COMMIT' ? '' : value];
    }),
  );
}

/** `NAME: value` of a service's environment in compose.yaml, with every `${NAME:?…}` filled in. */
function environmentOf(service: string): Record<string, string> {
  const [, body = ''] =
    new RegExp(`^  ${service}:\n((?:    .*\n|\n)+)`, 'm').exec(read('compose.yaml')) ?? [];
  const [, lines = ''] = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(body) ?? [];
  const filled: Record<string, string> = {
    PUBLIC_ORIGIN: 'https://www.example.com',
    TRUST_PROXY: 'loopback',
  };
  return Object.fromEntries(
    lines
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/: (.*)/s, 2))
      .map(([name = '', value = '']) => [
        name,
        value
          .replace(/^"(.*)"$/, '$1')
          .replaceAll(/\$\{(\w+):([?-])[^}]*\}/g, (_all, asked: string, kind: string) =>
            kind === '?' ? (filled[asked] ?? 'secret') : '',
          ),
      ]),
  );
}

describe('[reliability] the image', () => {
  test('is made of files that are there', () => {
    expect(copied.length).toBeGreaterThan(10);
    expect(copied.filter((path) => !statSync(path, { throwIfNoEntry: false }))).toEqual([]);
  });

  test('is given exactly what it copies: nothing else is sent to the builder', () => {
    const lines = read('.dockerignore')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines[0]).toBe('*');
    const sent = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
    expect(sent.toSorted()).toEqual(copied.toSorted());
  });

  test('has every room that a file of it imports', () => {
    // Of the scripts, the image runs those of the build and of operators.
    const files = copied
      .filter((path) => path !== 'scripts')
      .flatMap((path) => (statSync(path).isDirectory() ? globSync(`${path}/**/*.{ts,tsx}`) : [path]));
    const rooms = new Set(
      files
        .filter(isRun)
        .flatMap((file) => [...read(file).matchAll(/ from '#(\w+)\//g)].map(([, room]) => room)),
    );
    expect([...rooms].filter((room) => room === undefined || !copied.includes(room))).toEqual([]);
  });

  test('[sec 40] is not built with packages of which a grave advisory is known, nor unasked unless told so', async () => {
    const [build = ''] = stages;
    const [, level = ''] = /^ARG AUDIT_LEVEL=(\w+)$/m.exec(build) ?? [];
    const [, command = ''] = /^RUN (.*npm audit.*)$/m.exec(build) ?? [];
    expect(level).toBe('high');
    expect(build.indexOf(command)).toBeLessThan(build.indexOf('npm run build'));

    // As a registry without advisories has it, and one that knows of a grave one: npm ends with 1.
    const folder = await mkdtemp(join(tmpdir(), 'mozaika-audit-'));
    await writeFile(join(folder, 'npm'), '#!/bin/sh\necho "$@"\nexit 1\n', { mode: 0o755 });
    const built = (asked: string) =>
      spawnSync('/bin/sh', ['-c', command], { env: { PATH: folder, AUDIT_LEVEL: asked }, encoding: 'utf8' });
    const [strict, told] = [built(level), built('none')];
    await rm(folder, { recursive: true });
    expect([strict.status, strict.stdout]).toEqual([1, 'audit --omit=dev --audit-level=high\n']);
    expect([told.status, told.stdout]).toEqual([0, '']);
  });

  test('runs on the Node that the packages bring', () => {
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
    const versions = stages.map((stage) => /^FROM node:([\d.]+)-/.exec(stage)?.[1]);
    expect(new Set(versions)).toEqual(new Set([dependencies['node']]));
  });

  test('runs as nobody in particular, looks after itself, and hears SIGTERM', () => {
    const last = stages.at(-1) ?? '';
    expect(last).toMatch(/^USER node$/m);
    expect(last.indexOf('USER node')).toBeLessThan(last.indexOf('\nCMD '));
    expect(last).toMatch(/^HEALTHCHECK [\s\S]*"node"[\s\S]*\/livez/m);
    expect(last).toMatch(/^CMD \["node", "dist\/server\/main\.mjs"\]$/m);
  });
});

describe('[sec 40] the image started with a setting forgotten', () => {
  const start = (env: Record<string, string>) => () => readConfig({ ...environmentOfImage(), ...env });

  test('is a production that names what it lacks, not a sandbox on all addresses', () => {
    expect(start({})).toThrow(/PUBLIC_ORIGIN is not set: .*\n.*TRUST_PROXY is not set: /);
    expect(start({ MODE: '' })).toThrow('MODE is not set: expected production or sandbox');
  });

  test('is a sandbox only where that is said of its address, too', () => {
    expect(start({ MODE: 'sandbox' })).toThrow(/HOST is "0\.0\.0\.0": .*SANDBOX_IN_PUBLIC=yes/);
    expect(start({ MODE: 'sandbox', SANDBOX_IN_PUBLIC: 'yes' })()).toMatchObject({ mode: 'sandbox' });
  });
});

describe('[reliability] compose.yaml', () => {
  test('names settings only that the server knows, and they are a configuration', () => {
    const environment = environmentOf('site');
    const ofImage = environmentOfImage();
    const known = new Set<string>([...variableNames, 'NODE_ENV']);
    const names = [...Object.keys(environment), ...Object.keys(ofImage)];
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    const config = readConfig({ ...ofImage, ...environment });
    expect(config).toMatchObject({
      mode: 'production',
      dataDir: '/data',
      host: '0.0.0.0',
      metricsPort: 9464,
    });
    expect(config.databaseUrl).toBe('postgres://mozaika:secret@database:5432/mozaika');
  });

  test('lets a stop take its time, and the program write nowhere but in its data', () => {
    const compose = read('compose.yaml');
    expect(Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1])).toBeGreaterThan(30);
    expect(compose).toMatch(/read_only: true/);
    expect(compose).toContain('files:/data');
  });
});

test.each([
  ['docs/nginx.conf', (path: string) => `location = ${path} {`],
  ['docs/varnish.vcl', (path: string) => `req.url ~ "^${path}([?]|$)"`],
])('[sec 36] %s lets the calls that open a WebSocket change the protocol, and no other', (file, rule) => {
  const sockets = calls.filter(({ method }) => method === 'WS').map(({ path }) => path);
  expect(sockets).toHaveLength(1);
  for (const path of sockets) expect(read(file)).toContain(rule(path));
});

test('[reliability] nginx.conf lets through whatever a call takes, and lets go of idle connections before the server does', () => {
  const nginx = read('docs/nginx.conf');
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(nginx)?.[1]);
  const largest = Math.max(...[...calls, ...staffCalls].map(({ bodyLimit = 0 }: Call) => bodyLimit));
  expect(megabytes * 1024 * 1024).toBe(largest);
  const keptMs = Number(/keepAliveMs: ([\d_]+)/.exec(read('server/web/web-app.ts'))?.[1]?.replace('_', ''));
  expect(Number(/keepalive_timeout (\d+)s;/.exec(nginx)?.[1]) * 1000).toBeLessThan(keptMs);
});
