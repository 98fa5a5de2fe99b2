import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createServer } from 'vite';
import { parseOptions } from './parse-options.ts';

/*
 * `npm run new:locale cs`: the files of a language, one for each room, with every text that is asked; run again, it adds what is
 * new and keeps what is translated. `--pseudo` fills them with made-up words. Rooms find their words by globs of Vite's.
 */
const root = join(import.meta.dirname, '..');
const { values, positionals } = parseOptions({
  allowPositionals: true,
  options: { pseudo: { type: 'boolean', default: false } },
});
const vite = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  cacheDir: '.tmp/vite-new-locale',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
try {
  const load = <T>(file: string) => vite.ssrLoadModule(`/scripts/new-locale/${file}`) as Promise<T>;
  const { localeFiles, localeProblem } =
    await load<typeof import('./new-locale/locale-file.ts')>('locale-file.ts');
  const [locale = ''] = positionals;
  const problem = localeProblem(positionals.length === 1 ? locale : undefined);
  if (problem === null) {
    const { rooms } = await load<typeof import('./new-locale/all-rooms.ts')>('all-rooms.ts');
    const files = localeFiles(rooms, locale, values.pseudo);
    for (const { path, source } of files) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), source);
    }
    const paths = files.map(({ path }) => path);
    spawnSync('npx', ['biome', 'check', '--write', ...paths], { cwd: root, stdio: 'inherit' });
    console.log(
      [...paths, 'Next: translate them, then npx vitest run locales; docs/localisation.md.'].join('\n'),
    );
  } else {
    console.error(problem);
    process.exitCode = 1;
  }
} finally {
  await vite.close();
}
