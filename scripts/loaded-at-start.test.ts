import { expect, test } from 'vitest';
import { readGlobs } from './imports/globs.ts';
import { readImports } from './imports/graph.ts';
import { isTest } from './imports/rooms.ts';

/** Packages that a start has no need of, with what needs them. */
const loadedWhenUsed: Readonly<Record<string, string>> = {
  pdfkit: 'the first document of a contract',
  fontkit: 'the first document of a contract',
  sharp: 'the first picture of the library',
  'file-type': 'the first upload',
  nodemailer: 'the first e-mail',
  axios: 'a platform elsewhere',
  '@opentelemetry/sdk-trace': 'a collector of traces',
  '@opentelemetry/exporter-trace-otlp-http': 'a collector of traces',
  '@opentelemetry/resources': 'a collector of traces',
  aws4fetch: 'files in a bucket',
  '@electric-sql/pglite': 'the built-in database',
  pg: 'a PostgreSQL server',
  jsdom: 'the sanitiser, where HTML is cleaned',
  dompurify: 'the sanitiser, where HTML is cleaned',
  '@simplewebauthn/server': 'the first passkey',
  recheck: 'forms, in a thread of their own',
  '@eslint-community/regexpp': 'forms, in a thread of their own',
  'pino-pretty': 'the first line of a log for people',
  vite: 'development',
  vike: 'the build, and development',
};

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

test('[issue 16] a start loads none of the libraries that are loaded when they are first used', async () => {
  const folders = ['server', 'engine', 'schemas', 'registry', 'money', 'renderer', 'ui', 'widgets'];
  const root = process.cwd();
  const imports = (await readImports(root, folders)).filter(({ typeOnly, dynamic }) => !typeOnly && !dynamic);
  const ours = imports.filter(({ kind }) => kind === 'ours');
  const globs = readGlobs(root, folders).filter(({ to }) => !isTest(to));
  const next = Map.groupBy([...ours, ...globs], ({ from }) => from);
  const loaded = new Set(['server/serve.ts']);
  // A set that grows while it is walked.
  for (const file of loaded) for (const { to } of next.get(file) ?? []) loaded.add(to);
  expect(loaded, 'the walk comes to where the product is put together').toContain(
    'server/start/content-link.ts',
  );
  expect(loaded).toContain('server/platform/content/media/encode-picture.ts');
  const tooEarly = imports.filter(
    ({ from, to, kind }) => kind === 'package' && loaded.has(from) && packageOf(to) in loadedWhenUsed,
  );
  expect(
    tooEarly.map(({ from, to }) => `${from} loads ${to}: only for ${loadedWhenUsed[packageOf(to)]}`),
  ).toEqual([]);
});
