import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

/** A folder in which a command may write what it likes. */
export interface Copy {
  readonly folder: string;
  remove(): void;
}

const root = process.cwd();
/** What a clone does not have, and pictures that no command of these tests reads. */
const leftOut =
  /^(\.git|\.tmp|node_modules|dist|data|coverage|test-results|playwright-report|e2e\/screenshots|docs\/pictures)$/;

/** The checkout as a fresh clone after `npm ci`; the packages are links, what tools write beside them is the copy's own. */
export function copyCheckout(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'mozaika-copy-'));
  cpSync(root, folder, { recursive: true, filter: (source) => !leftOut.test(relative(root, source)) });
  linkPackages(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A project of a few files, with the packages of this one and what is taken from it, without the tests. */
export function smallProject(files: Readonly<Record<string, string>>, taken: readonly string[]): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'mozaika-small-'));
  const filter = (source: string) => !/\.test\.tsx?$/.test(source);
  for (const path of taken) cpSync(join(root, path), join(folder, path), { recursive: true, filter });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  linkPackages(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** One by one, because Vite keeps its caches in `node_modules`. */
function linkPackages(folder: string): void {
  const packages = join(root, 'node_modules');
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(packages))
    if (name === '.bin' || !name.startsWith('.'))
      symlinkSync(join(packages, name), join(folder, 'node_modules', name));
}
