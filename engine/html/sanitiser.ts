import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { htmlPolicy } from './html-policy.ts';
import { isNestedDeeperThan } from './nesting.ts';
import { assertSanitiserWorks } from './sanitiser-self-test.ts';

/** Makes HTML of the content system safe: once per content, on the server, where it enters the engine ([sec 26]). */
export interface Sanitiser {
  /** Clean HTML. The same content is worked on once. Never throws; what is nested beyond reason comes out empty. */
  readonly clean: (html: string) => string;
}

/** Text between tags needs no look; most answers of a list are such. */
const plain = /^[^<&]*$/;
/** No honest text comes near; see `isNestedDeeperThan` for why there is a limit. */
const maxDepth = 256;
/** Letters of clean HTML that are kept: 32 million, at most 64 MB. */
const maxKept = 32_000_000;

/** jsdom writes HTML by adding up small pieces, which V8 keeps as they are: nine times the memory of one plain string. */
const flat = (text: string) => Buffer.from(text).toString();

/**
 * Loads DOMPurify on jsdom, which is heavy: once per process, and only where HTML is cleaned.
 * @throws SanitiserBroken when a known attack gets through: do not start ([sec 25])
 */
export async function createSanitiser(): Promise<Sanitiser> {
  const [{ JSDOM }, { default: createDOMPurify }] = await Promise.all([import('jsdom'), import('dompurify')]);
  const purify = createDOMPurify(new JSDOM('').window);
  const sanitise = (html: string): string =>
    isNestedDeeperThan(maxDepth, html) ? '' : purify.sanitize(html, { ...htmlPolicy });
  assertSanitiserWorks(sanitise, purify.isSupported);
  const known = new LRUCache<string, string>({
    maxSize: maxKept,
    sizeCalculation: (html) => html.length + 64,
  });
  return {
    clean: (html) => {
      if (plain.test(html)) return html;
      const key = createHash('sha256').update(html).digest('base64');
      const kept = known.get(key);
      if (kept !== undefined) return kept;
      const cleaned = flat(sanitise(html));
      known.set(key, cleaned);
      return cleaned;
    },
  };
}
