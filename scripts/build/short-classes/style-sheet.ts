import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';

/** The one style sheet of the site, from the root of the project. */
export const styleSheetPath = 'renderer/styles/site.css';

/** The style sheet as the build writes it, before names of classes are shortened. */
export async function buildStyleSheet(root: string): Promise<Buffer> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [tailwindcss()],
    build: {
      write: false,
      assetsInlineLimit: 0,
      rollupOptions: { input: join(root, styleSheetPath) },
    },
  });
  if (Array.isArray(built) || !('output' in built))
    throw new Error('Vite built something else than one bundle.');
  const css = built.output.find(({ fileName }) => fileName.endsWith('.css'));
  if (css?.type !== 'asset') throw new Error('Vite built no style sheet.');
  return Buffer.from(css.source);
}

/**
 * Folders whose code the style sheet dresses: those in which it lets Tailwind look for names of classes.
 * @throws Error where it names one in a way that is not read here: code of that folder would keep names that the sheet has no more
 */
export function styledFolders(root: string): readonly string[] {
  const path = join(root, styleSheetPath);
  const css = readFileSync(path, 'utf8');
  const folders = Array.from(css.matchAll(/^@source "([^"]+)";$/gm), ([, folder = '']) => folder);
  if (folders.length === 0 || folders.length !== css.match(/@source\b/g)?.length)
    throw new Error(`${styleSheetPath} names folders in another way than @source "folder";`);
  return folders.map((folder) => join(dirname(path), folder));
}
