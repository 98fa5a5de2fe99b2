import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Makes HTML of the content system safe ([sec 26]); at once where the same text was made safe before. */
export type Sanitise = (html: string) => string | Promise<string>;

/** Makes several texts safe, in their order. */
export type SanitiseAll = (texts: readonly string[]) => Promise<readonly string[]>;

/** Text between tags needs no look; most answers of a list are such. */
const plain = /^[^<&]*$/;
/** Letters of clean HTML that are kept: 32 million, at most 64 MB. */
const maxKept = 32_000_000;
/** Texts that are worked on in one turn: the DOM under the sanitiser frees memory between turns only ([sec 27]). */
const textsAtOnce = 50;

interface Waiting {
  readonly html: string;
  readonly cleaned: PromiseWithResolvers<string>;
}

/**
 * Asks for each text once per content: what is known is answered at once, who asks meanwhile waits for the same answer, and
 * what is asked for in one turn of the event loop goes together. A text that fails takes no other with it.
 */
export function sanitiseOnce(sanitiseAll: SanitiseAll): Sanitise {
  const known = new LRUCache<string, string>({
    maxSize: maxKept,
    sizeCalculation: (html) => html.length + 64,
  });
  const asked = new Map<string, Promise<string>>();
  let gathered: Waiting[] = [];

  const work = async (some: readonly Waiting[]): Promise<void> => {
    try {
      const clean = await sanitiseAll(some.map(({ html }) => html));
      for (const [at, { cleaned }] of some.entries()) cleaned.resolve(clean[at] ?? '');
    } catch (error) {
      // One of them may be too much for the sanitiser; the others stand on pages that have nothing to do with it.
      if (some.length > 1) for (const one of some) await work([one]);
      else some[0]?.cleaned.reject(error);
    }
  };
  const send = (): void => {
    const all = gathered;
    gathered = [];
    for (let at = 0; at < all.length; at += textsAtOnce) void work(all.slice(at, at + textsAtOnce));
  };
  const ask = async (html: string, key: string): Promise<string> => {
    const cleaned = Promise.withResolvers<string>();
    if (gathered.push({ html, cleaned }) === 1) setImmediate(send);
    try {
      const clean = await cleaned.promise;
      known.set(key, clean);
      return clean;
    } finally {
      asked.delete(key);
    }
  };

  return (html) => {
    if (plain.test(html)) return html;
    const key = createHash('sha256').update(html).digest('base64');
    const clean = known.get(key);
    if (clean !== undefined) return clean;
    const asking = asked.get(key) ?? ask(html, key);
    asked.set(key, asking);
    return asking;
  };
}
