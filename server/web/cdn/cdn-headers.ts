import { createHash } from 'node:crypto';
import type { Freshness } from '#engine/plan.ts';
import type { HeaderMap } from '../security-headers.ts';

/** On every page: a purge of it is a purge of all. */
export const everyPageKey = 'all';
/** The tag that stands for everything. */
const everything = '*';

const keys = new Map<string, string>();
/** Tags name what editors made, so there are as many as there is content. */
const mostKeys = 50_000;

/**
 * What a CDN knows a cache tag by: eight letters, since a page has dozens and CDNs take 16 kB of them, and since tags name
 * configurations and entries that no visitor is told of.
 */
export function surrogateKeyOf(tag: string): string {
  if (tag === everything) return everyPageKey;
  const known = keys.get(tag);
  if (known !== undefined) return known;
  const key = createHash('sha256').update(tag).digest('base64url').slice(0, 8);
  if (keys.size >= mostKeys) keys.clear();
  keys.set(tag, key);
  return key;
}

/**
 * Lets a CDN, and no browser, keep a shared page until its content is read again at the latest. By both names that
 * CDNs know: RFC 9213 and Cloudflare's `Cache-Tag`, and Fastly's and Varnish's `Surrogate-*`.
 * @param livesMs how long the page is good from now on
 */
export function cdnHeaders({ tags }: Pick<Freshness, 'tags'>, livesMs: number): HeaderMap {
  const maxAge = `max-age=${Math.max(0, Math.floor(livesMs / 1000))}`;
  const names = [everyPageKey, ...tags.map(surrogateKeyOf)];
  return {
    'cdn-cache-control': maxAge,
    'surrogate-control': maxAge,
    'surrogate-key': names.join(' '),
    'cache-tag': names.join(','),
  };
}
