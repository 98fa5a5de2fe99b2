/** Longest `url` a rule may have (schemas/seo-rule.ts and its neighbours). */
const longestRule = 500;

/**
 * The values of `url` that rules for an address may have, best first: the address itself, then without its query, then
 * every prefix followed by `*`, longest first. Looking these few up in an index beats matching every rule.
 */
export function candidateUrls(url: string): string[] {
  const [path = url] = url.split(/[?#]/, 1);
  const exact = path === url ? [url] : [url, path];
  const longest = Math.min(url.length, longestRule - 1);
  const prefixes = Array.from({ length: longest }, (_, index) => `${url.slice(0, longest - index)}*`);
  return [...exact, ...prefixes];
}
