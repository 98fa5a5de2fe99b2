/** A base of our own that no address can share, to see what a browser would make of a relative one. */
const base = 'https://here.invalid';

/** Browsers drop or convert these before they read an address: spaces, control characters, backslashes. */
const isConverted = (letter: string) => letter <= ' ' || letter === '\x7f' || letter === '\\';

/** `//host` in disguise, for the proxy that decodes a path once more than it should. */
const secondSlash = /^\/(?:\/|%2f|%5c)/i;

/**
 * The address a visitor may be sent to, in the form a Location header takes, or null ([sec 21]). Only paths of this site
 * and https addresses of allowed hosts pass; the URL parser decides, as it will in the browser.
 * @param allowedHosts host names, with the port where it is not 443
 */
export function safeRedirect(
  to: string,
  { allowedHosts }: { readonly allowedHosts: readonly string[] },
): string | null {
  if ([...to].some(isConverted)) return null;
  const url = URL.parse(to, base);
  if (url === null) return null;
  if (url.username !== '' || url.password !== '') return null;
  if (url.origin !== base)
    return url.protocol === 'https:' && allowedHosts.includes(url.host) ? url.href : null;
  // A path that starts with one slash, before and after its dots are worked out (`/.//host` is `//host`).
  if (!to.startsWith('/') || secondSlash.test(to) || secondSlash.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}
