/** A base of our own that no address can share, to see what a browser would make of a relative one. */
const base = 'https://here.invalid';

/** Browsers drop or convert these before they read an address: spaces, control characters, backslashes. */
const isConverted = (letter: string) => letter <= ' ' || letter === '\x7f' || letter === '\\';

/** `//host` in disguise, for the proxy that decodes a path once more than it should. */
const secondSlash = /^\/(?:\/|%2f|%5c)/i;

/**
 * The address of this site that a visitor may be led to, in the form a Location header takes, or null ([sec 21]): whatever a
 * browser, or a proxy that decodes a path once more, would read as another site (`//host`, `/\host`, `/.//host`, `/%2fhost`,
 * `javascript:`) is refused. The one rule for `next`, for redirects and for what a platform answers.
 */
export function ownAddress(to: string | null): string | null {
  if (to === null || !to.startsWith('/') || [...to].some(isConverted) || secondSlash.test(to)) return null;
  const url = URL.parse(to, base);
  if (url === null || url.origin !== base || secondSlash.test(url.pathname)) return null;
  return leadsAwayDecoded(url.pathname) ? null : url.pathname + url.search + url.hash;
}

/** Whether a path begins with two slashes once its escapes are decoded and its dots worked out, e.g. `/%2e%2fhost`. */
function leadsAwayDecoded(path: string): boolean {
  const decoded = path.replace(/%(2e|2f|5c)/gi, (escaped) => decodeURIComponent(escaped));
  const url = URL.parse(decoded, base);
  return url === null || url.origin !== base || secondSlash.test(url.pathname);
}
