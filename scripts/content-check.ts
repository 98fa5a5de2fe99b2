import { createServer } from 'vite';
import { readConfig } from '../server/config/read-config.ts';
import { parseOptions } from './parse-options.ts';

type CheckModule = typeof import('../server/content-check.ts');

/* `--advice` tells what could be better, too; without it only what keeps content from going live. */
const { values } = parseOptions({ options: { advice: { type: 'boolean', default: false } } });

/* Through Vite, because the list of widgets is a glob of its. */
const vite = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  // Not the folder of a development server that may be running.
  cacheDir: '.tmp/vite-content-check',
  optimizeDeps: { noDiscovery: true },
  logLevel: 'warn',
});
try {
  const { checkStoredContent } = (await vite.ssrLoadModule('/server/content-check.ts')) as CheckModule;
  const log = {
    info: () => undefined,
    warn: (_: object, message: string) => console.error(message),
    error: (_: object, message: string) => console.error(message),
  };
  const { checked, source, entries } = await checkStoredContent(readConfig(process.env), log);
  const all = entries.flatMap(({ findings, ...entry }) =>
    findings.map((finding) => ({ ...entry, ...finding })),
  );
  const errors = all.filter(({ level }) => level === 'error');
  for (const { site, kind, key, locale, level, rule, block_id, path, message, cure } of values.advice
    ? all
    : errors) {
    const place = `${site === undefined ? '' : `site ${site}, `}${kind} ${key}${locale ? ` (${locale})` : ''}${block_id === undefined ? '' : `, block ${block_id}`}`;
    console.log(`${level} ${rule}: ${place}${path}: ${message}${cure === undefined ? '' : ` ${cure}`}`);
  }
  console.log(
    `${checked} documents of ${source} checked: ${errors.length} to mend, ${all.length - errors.length} pieces of advice.`,
  );
  process.exitCode = errors.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await vite.close();
}
