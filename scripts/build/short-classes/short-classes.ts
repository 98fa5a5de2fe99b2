import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type ClassNames, renameClasses, shortenedNames } from './class-names.ts';
import { shortenCode } from './shorten-code.ts';
import { buildStyleSheet, styledFolders, styleSheetPath } from './style-sheet.ts';

/**
 * Names of classes are written short by the build, in the style sheet and in the code that it dresses: they were a third of a page's HTML.
 * Development and tests have the long ones; which is which in a build stands in its `class-names.json`, beside the server's code.
 */
export function shortClasses(): Plugin[] {
  let root = '';
  let folders: readonly string[] = [];
  let names: Promise<ClassNames> | undefined;
  const name = 'mozaika:short-classes';
  const ofBuild = (): Promise<ClassNames> => {
    names ??= buildStyleSheet(root).then((css) => classNamesOf(css, root));
    return names;
  };
  return [
    {
      name: `${name}:code`,
      apply: 'build',
      // Before anything else reads the code: a name is told from an id by the attribute it stands in.
      enforce: 'pre',
      configResolved(config) {
        root = config.root;
        folders = styledFolders(root);
      },
      transform: {
        filter: { id: /\.tsx?$/ },
        async handler(code, id) {
          if (!folders.some((folder) => id.startsWith(`${folder}/`))) return null;
          return { code: shortenCode(code, id, await ofBuild()), map: null };
        },
      },
    },
    {
      name: `${name}:styles`,
      apply: 'build',
      transform: {
        filter: { id: new RegExp(`/${styleSheetPath}$`) },
        async handler(code) {
          const css = renameClasses(Buffer.from(code), await ofBuild());
          return { code: Buffer.from(css).toString(), map: null };
        },
      },
      async generateBundle() {
        if (this.environment.name !== 'ssr') return;
        const { short } = await ofBuild();
        const source = JSON.stringify(Object.fromEntries(short), null, 1);
        this.emitFile({ type: 'asset', fileName: 'class-names.json', source });
      },
    },
  ];
}

/** Names of the classes of the site's style sheet, of which those that are types of widgets as well stay. */
export const classNamesOf = (css: Uint8Array, root: string): ClassNames =>
  shortenedNames(css, new Set(readdirSync(join(root, 'widgets'))));
