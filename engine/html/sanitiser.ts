import { createHash } from 'node:crypto';
import type { Config } from 'dompurify';
import { LRUCache } from 'lru-cache';

/** Makes HTML of the content system safe: once per content, on the server, where it enters the engine ([sec 26]). */
export interface Sanitiser {
  /** Clean HTML. The same content is worked on once. */
  readonly clean: (html: string) => string;
}

/** The sanitiser does not do its work here; the server must not start with it ([sec 25]). */
export class SanitiserBroken extends Error {
  override readonly name = 'SanitiserBroken';
}

/** Name of the tag that puts a widget into running text. */
export const widgetTag = 'mozaika-widget';

/** Beyond DOMPurify's defaults: nothing that asks for input, loads a foreign document or styles the page. */
const policy: Config = {
  ADD_TAGS: [widgetTag],
  ADD_ATTR: ['type', 'props'],
  ADD_URI_SAFE_ATTR: ['type', 'props'],
  FORBID_TAGS: [
    'form',
    'input',
    'button',
    'textarea',
    'select',
    'option',
    'style',
    'iframe',
    'object',
    'embed',
    'svg',
    'math',
    'template',
    'dialog',
  ],
  FORBID_ATTR: ['style', 'srcset', 'id', 'name', 'is', 'popover', 'autofocus'],
  ALLOW_DATA_ATTR: false,
  // Paths of this site, anchors, https, mailto and tel; `//host` and `/\host` are other hosts.
  ALLOWED_URI_REGEXP: /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)/i,
};

/** Each must come out without anything a browser would run. */
const canaries = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<a href="javascript:alert(1)">x</a>',
  '<form action="//evil.example"><input name=password></form>',
  '<svg><script>alert(1)</script></svg>',
  '<p style="background:url(//evil.example)">x</p>',
];
const dangerous = /onerror|<script|javascript:|<form|<input|<svg|style=|evil\.example/i;

/** Text between tags needs no look; most answers of a list are such. */
const plain = /^[^<&]*$/;

/**
 * Loads DOMPurify on jsdom: heavy, so once per process.
 * @throws SanitiserBroken when a known attack gets through
 */
export async function createSanitiser(): Promise<Sanitiser> {
  const [{ JSDOM }, { default: createDOMPurify }] = await Promise.all([import('jsdom'), import('dompurify')]);
  const purify = createDOMPurify(new JSDOM('').window);
  const sanitise = (html: string): string => purify.sanitize(html, { ...policy });
  assertSanitiserWorks(sanitise, purify.isSupported);
  const known = new LRUCache<string, string>({ max: 20_000 });
  return {
    clean: (html) => {
      if (plain.test(html)) return html;
      const key = html.length < 64 ? html : createHash('sha256').update(html).digest('base64');
      const cached = known.get(key);
      if (cached !== undefined) return cached;
      const cleaned = sanitise(html);
      known.set(key, cleaned);
      return cleaned;
    },
  };
}

/** Refuses a sanitiser that lets an attack through or destroys harmless text: some DOMs make DOMPurify do either. */
export function assertSanitiserWorks(sanitise: (html: string) => string, isSupported: boolean): void {
  if (!isSupported) throw new SanitiserBroken('DOMPurify does not support this DOM; use jsdom.');
  for (const canary of canaries) {
    const cleaned = sanitise(canary);
    if (dangerous.test(cleaned))
      throw new SanitiserBroken(`The sanitiser let this through: ${canary} became ${cleaned}`);
  }
  const harmless = '<p>Zażółć <strong>gęślą</strong> jaźń</p>';
  if (sanitise(harmless) !== harmless)
    throw new SanitiserBroken(`The sanitiser damaged harmless text: ${sanitise(harmless)}`);
}
