/**
 * Scheme and host of the site's configured public address (configuration `site.origin`); undefined when it is missing
 * or no web address.
 */
export function publicOrigin(value: unknown): string | undefined {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.origin : undefined;
}
