import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** What jsdom looks for beside its own files, and what stands there instead once it has none. */
const beside: readonly { readonly file: string; readonly code: RegExp; readonly instead: () => string }[] = [
  {
    file: 'living/css/helpers/computed-style.js',
    code: /fs\.readFileSync\(\s*path\.resolve\(__dirname, "[./]+\/browser\/default-stylesheet\.css"\),[^)]*\)/,
    instead: () =>
      JSON.stringify(readFileSync('node_modules/jsdom/lib/jsdom/browser/default-stylesheet.css', 'utf8')),
  },
  {
    // For scripts of pages that ask for something and wait; no script of a page ever runs here.
    file: 'living/xhr/XMLHttpRequest-impl.js',
    code: /require\.resolve\("\.\/xhr-sync-worker\.js"\)/,
    instead: () => '""',
  },
];

const { resolve } = createRequire(import.meta.url);
/** The package's own bundle: its modules read JSON beside themselves. */
const cssTree = createRequire(resolve('jsdom')).resolve('css-tree/dist/csstree.esm');

/**
 * Lets the build take jsdom in. It is a thousand files, and reading them was most of what the thread that makes HTML safe took to
 * start. @throws Error of the build when jsdom looks for its files in another way than this knows
 */
export function jsdomInOneFile(): Plugin {
  return {
    name: 'mozaika:jsdom-in-one-file',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === 'css-tree' ? cssTree : null),
    transform(code, id) {
      const found = beside.find(({ file }) => id.endsWith(`/jsdom/lib/jsdom/${file}`));
      if (!found) return null;
      if (!found.code.test(code))
        this.error(`${id} looks for its files in another way: see jsdom-in-one-file.ts`);
      return { code: code.replace(found.code, found.instead), map: null };
    },
  };
}
