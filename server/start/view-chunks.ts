import {
  askEarlyModule,
  cartMarkModule,
  consentModule,
  measureVisitModule,
  personWatchModule,
  type ViewChunks,
  visitorModule,
  vitalsModule,
} from '#renderer/server/view-chunks.ts';

/** One file of the browser's build, as Vite's manifest lists it. */
interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** Modules that are no views, by the names they go by. */
const others: ReadonlyMap<string, string> = new Map([
  ['', 'renderer/browser/runtime.tsx'],
  [askEarlyModule, 'renderer/browser/ask-early.ts'],
  [consentModule, 'renderer/browser/consent.ts'],
  [visitorModule, 'renderer/browser/visitor.ts'],
  [cartMarkModule, 'ui/shop/cart/cart-mark.ts'],
  [personWatchModule, 'renderer/browser/person-watch.ts'],
  [vitalsModule, 'renderer/browser/vitals.ts'],
  [measureVisitModule, 'renderer/browser/measure-visit.ts'],
]);

/**
 * Addresses of the chunks of each widget's view besides the runtime's, from the build's manifest, so that the starter can
 * name them ahead of time.
 */
export function viewChunksFrom(manifest: Readonly<Record<string, ManifestEntry>>): ViewChunks {
  const known = new Map<string, readonly string[]>();
  return (type) => {
    const cached = known.get(type);
    if (cached) return cached;
    const files = filesOf(manifest, others.get(type) ?? `widgets/${type}/${type}.tsx`);
    // A view never runs without the runtime, whose files a page names once.
    const shared = others.has(type) ? noFiles : filesOf(manifest, others.get('') ?? '');
    const chunks = [...files].filter((file) => !shared.has(file)).map((file) => `/${file}`);
    known.set(type, chunks);
    return chunks;
  };
}

const noFiles: ReadonlySet<string> = new Set();

function filesOf(manifest: Readonly<Record<string, ManifestEntry>>, name: string): Set<string> {
  const files = new Set<string>();
  collect(manifest, name, files);
  return files;
}

function collect(manifest: Readonly<Record<string, ManifestEntry>>, name: string, files: Set<string>): void {
  const entry = Object.hasOwn(manifest, name) ? manifest[name] : undefined;
  if (!entry || files.has(entry.file)) return;
  files.add(entry.file);
  for (const imported of entry.imports ?? []) collect(manifest, imported, files);
}
