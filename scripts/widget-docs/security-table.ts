import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { markdownTable } from './markdown-table.ts';
import { securityRequirements } from './security-requirements.ts';

const rooms = '{e2e,engine,registry,renderer,schemas,scripts,server,studio,ui,widgets}';
const inTitle = /\[sec (\d+)\]/g;

/** The files whose tests name a requirement, by its number. @param root the repository */
export function testsByRequirement(root: string): ReadonlyMap<number, readonly string[]> {
  const files = new Map<number, Set<string>>();
  const tests = globSync(`${rooms}/**/*.{test,suite,spec}.{ts,tsx}`, { cwd: root });
  for (const file of tests.map((path) => path.replaceAll('\\', '/')).toSorted())
    for (const [, number] of readFileSync(join(root, file), 'utf8').matchAll(inTitle)) {
      const named = files.get(Number(number)) ?? new Set();
      files.set(Number(number), named.add(file));
    }
  return new Map([...files].map(([number, named]) => [number, [...named]]));
}

/** The table of docs/security.md: what holds, what shows it, and what is open. */
export function securityTable(root: string): ReadonlyMap<string, string> {
  const tests = testsByRequirement(root);
  const rows = securityRequirements.map(({ holds, asvs, open }, i) => [
    String(i + 1),
    open === undefined ? holds : `${holds}. **Open:** ${open}`,
    asvs.join(', '),
    (tests.get(i + 1) ?? []).map((file) => `[${basename(file)}](../${file})`).join(' · '),
  ]);
  return new Map([['security', markdownTable(['#', 'What holds', 'ASVS 5.0', 'Shown by'], rows)]]);
}
