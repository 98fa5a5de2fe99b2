import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file that `import.meta.glob` takes in, which no import names. */
export interface GlobImport {
  readonly from: string;
  readonly to: string;
}

const call = /import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*')/g;

/** Every file that a glob of these folders takes in. Paths are relative to the repository. */
export function readGlobs(root: string, folders: readonly string[]): GlobImport[] {
  const sources = globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root },
  );
  return sources.flatMap((from) =>
    [...readFileSync(join(root, from), 'utf8').matchAll(call)].flatMap(([, written = '']) => {
      const patterns = [...written.matchAll(/'([^']*)'/g)].map(([, pattern = '']) => pattern);
      const taken = filesOf(patterns.filter((pattern) => !pattern.startsWith('!')));
      const left = new Set(filesOf(patterns.flatMap((one) => (one.startsWith('!') ? [one.slice(1)] : []))));
      return taken.filter((to) => !left.has(to)).map((to) => ({ from, to }));

      function filesOf(wanted: readonly string[]): string[] {
        return wanted.flatMap((pattern) => globSync(join(dirname(from), pattern), { cwd: root }));
      }
    }),
  );
}
