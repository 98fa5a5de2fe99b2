import type { Plugin } from 'vite';
import { circleIn, neededBy } from './file-graph.ts';

/** What at least so many entries of the build need stands in one file. */
const sharedByMany = 15;
/** Bytes of source; what is larger would be a burden to those who need another part. */
const largestPart = 4000;
const runtime = /\/renderer\/browser\/runtime\.tsx$/;
/** vike's own entries, which are built and never fetched. */
const neverFetched = /\bvike\b|@brillout/;

/**
 * Puts together what would be a file for each set of views that share it: 150 files of some 300 bytes, of which a screen asked for up to
 * forty. A browser takes longer to ask for such a file than to receive it, and what is compressed together is smaller.
 *
 * The runtime is one file, and so are the small parts that many views share. Neither takes in what the page's first scripts have in
 * common with it: they would bring all of it along.
 */
export function fewFiles(): Plugin {
  /** Modules of entries that are not the runtime's. */
  let ofOthers: ReadonlySet<string> = new Set();
  return {
    name: 'mozaika:few-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const others = [...this.getModuleIds()].filter(
        (id) => this.getModuleInfo(id)?.isEntry && !runtime.test(id) && !neverFetched.test(id),
      );
      ofOthers = neededBy(others, (id) =>
        // The build's own helpers may be named where nothing is left of what needs them.
        (this.getModuleInfo(id)?.importedIds ?? []).filter((needed) => !needed.startsWith('\0')),
      );
    },
    // vike sets `manualChunks` for sites of several style sheets; Rolldown ignores it beside `codeSplitting`, and warns.
    outputOptions: ({ manualChunks: _ofVike, ...options }) => ({
      ...options,
      codeSplitting: {
        // With what each of them needs, a part of two views would take in all of a form.
        includeDependenciesRecursively: false,
        groups: [
          {
            name: 'runtime',
            tags: ['$initial'],
            test: (id) => !ofOthers.has(id) && !neverFetched.test(id),
            priority: 2,
          },
          {
            name: 'parts',
            test: (id) => !ofOthers.has(id),
            minShareCount: sharedByMany,
            maxModuleSize: largestPart,
            priority: 1,
          },
        ],
      },
    }),
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const imports = new Map(chunks.map(({ fileName, imports: needed }) => [fileName, needed]));
      // Such files run in an order that only chance makes the right one.
      const circle = circleIn(imports);
      if (circle) this.error(`Files of the build need each other: ${circle.join(' -> ')}. See few-files.ts.`);
      const begins = (chunk: (typeof chunks)[number], source: RegExp) =>
        source.test(chunk.facadeModuleId ?? '');
      const runtimeFile =
        chunks.find((chunk) => begins(chunk, runtime)) ?? this.error('The build has no runtime.');
      const burdened = chunks
        .filter((chunk) => chunk.isEntry && chunk !== runtimeFile && !begins(chunk, neverFetched))
        .find(({ fileName }) =>
          neededBy([fileName], (file) => imports.get(file) ?? []).has(runtimeFile.fileName),
        );
      if (burdened)
        this.error(`${burdened.fileName} would bring all of the runtime along. See few-files.ts.`);
    },
  };
}
