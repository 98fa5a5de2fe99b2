import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { withoutToday } from './days.ts';

/** Reads a file of the built site by its address, e.g. `/assets/runtime.js`; null where there is none. */
export type ReadFile = (address: string) => Promise<Buffer | null>;

/** Whatever may be the address of a file: quoted, in `url()`, in `srcset`, absolute or relative. */
const addressLike = /[\w@./%-]*\/[\w@.%-]+\.[a-z][a-z0-9]{1,5}\b/g;
const isText = /\.(js|mjs|css|svg|json|html|vtt)$/;
/** The runtime can import every view there is; a document names those that it needs. */
const isRuntime = /^\/assets\/runtime\.[\w-]+\.js$/;
/** How it imports a view, by the view's file; whatever else it imports counts. */
const viewImport = /"\.\/[\w-]+\/[\w-]+\.tsx":\(\)=>[\w$]*\(?(?:\(\)=>)?import\(\s*(["'`])[^"'`]*\1\s*\)/g;

/** A file with what it leads to. */
interface ReachedFile {
  readonly hash: string;
  readonly leadsTo: readonly string[];
}

export const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/**
 * A text without the parts of built files' names that say what is in them: who merely names a file has not changed with
 * it. What is in it counts where it is reached.
 */
const withoutBuiltNames = (text: string): string =>
  text
    .replace(/\b(chunk-)[\w-]{8}(?=\.js\b)/g, '$1')
    // By the whole address, or as a neighbour calls it (`../runtime.XXXXXXXX.js`).
    .replace(/(?<=(?:assets\/|\.\/)[\w./-]*\.)[\w-]{8}(?=\.(?:js|css|woff2|svg|png|webp)\b)/g, '');

/** Addresses that a text may lead to, as seen from where it lies. */
const addressesIn = (text: string, from: string): string[] => [
  ...new Set([...text.matchAll(addressLike)].map(([address]) => posix.resolve(posix.dirname(from), address))),
];

/**
 * Finds what a document leads to: styles, scripts and what those import, typefaces, pictures. What a text merely seems to
 * name counts when there is such a file: too much lets an inspection run once more, too little would let one rest.
 * @returns what tells the hash of a document with everything it leads to
 */
export function pageDigests(read: ReadFile): (html: string) => Promise<string> {
  // What was built does not change while it is looked at.
  const known = new Map<string, Promise<ReachedFile | null>>();
  const load = async (address: string): Promise<ReachedFile | null> => {
    const content = await read(address);
    if (content === null) return null;
    if (!isText.test(address)) return { hash: hashOf(content), leadsTo: [] };
    const text = content.toString('utf8');
    const names = isRuntime.test(address) ? text.replace(viewImport, '') : text;
    return { hash: hashOf(withoutBuiltNames(text)), leadsTo: addressesIn(names, address) };
  };
  const find = (address: string): Promise<ReachedFile | null> => {
    const now = known.get(address) ?? load(address);
    known.set(address, now);
    return now;
  };
  return async (html) => {
    const hashes: string[] = [];
    const seen = new Set<string>();
    let next: readonly string[] = addressesIn(html, '/');
    while (next.length > 0) {
      const fresh = [...new Set(next)].filter((address) => !seen.has(address));
      for (const address of fresh) seen.add(address);
      const found = (await Promise.all(fresh.map(find))).filter((file) => file !== null);
      hashes.push(...found.map(({ hash }) => hash));
      next = found.flatMap(({ leadsTo }) => leadsTo);
    }
    // Files have no order, and may be built under other names.
    return hashOf([withoutToday(withoutBuiltNames(html)), ...hashes.toSorted()].join('\n'));
  };
}
