import { relative } from 'node:path';
import type { ViteDevServer } from 'vite';

/** Whether the server may have loaded a file, given by its path below the root. It has nothing of the Studio's. */
export const isServerSource = (path: string): boolean =>
  /\.(tsx?|sql)$/.test(path) && !/\.(test|suite|spec)\.tsx?$/.test(path) && !/^(\.|studio\/)/.test(path);

/**
 * Calls back when a source of the server was saved, added or deleted, once Vite's modules for the server are out of date.
 * Vite has listeners of its own for that, which begin with an await: a load in the same tick gets the old module, or the
 * error of the old one.
 */
export function onSourceChange({ watcher, environments, config }: ViteDevServer, onChange: () => void): void {
  watcher.on('all', (event, path) => {
    if (!isServerSource(relative(config.root, path))) return;
    const { moduleGraph } = environments['ssr'] ?? {};
    if (event === 'change') moduleGraph?.onFileChange(path);
    // Globs find another list, and an import that failed may find its file.
    else moduleGraph?.invalidateAll();
    onChange();
  });
}
