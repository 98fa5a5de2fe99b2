import type { Plugin } from 'vite';

/** Marks modules as the starter's own: another id for Vite, the same file. */
const own = '?starter';
/** Scripts that stand in a document, and are one file each. */
const starter = /\/renderer\/browser\/(starter|person-watch)\.ts$/;
/** Of other packages, what is as small as their own. */
const copied: readonly string[] = [
  '#engine/react/customer-storage.ts',
  '#engine/react/page-person.ts',
  '#schemas/page-person.ts',
];

/**
 * Gives the starter copies of its own of the few small modules that it has in common with the runtime. Shared, they were a file beside it
 * that every page fetches first, and a tenth more bytes: what is compressed together compresses better. Such a module keeps what it
 * remembers in the document, or is handed over to the runtime.
 */
export function starterAlone(): Plugin {
  return {
    name: 'mozaika:starter-alone',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      async handler(source, importer, { kind }) {
        const isOwn = importer !== undefined && (starter.test(importer) || importer.endsWith(own));
        // The runtime itself is fetched by its address, and in development alone by an import.
        if (!isOwn || !(source.startsWith('.') || copied.includes(source)) || kind !== 'import-statement')
          return null;
        const found = await this.resolve(source, importer.replace(own, ''), { skipSelf: true });
        return found && { ...found, id: found.id + own };
      },
    },
  };
}
