/** A base of our own that no address can share. */
const base = 'https://here.invalid';

/**
 * Where to go after signing in: the path of this site that `next` names, or null ([sec 21]). Anything that a browser would
 * read as another site (`//host`, `/\host`, `javascript:`, `/%2fhost`) is refused.
 * @param next value of the query parameter `next`
 */
export function safeNext(next: string | null): string | null {
  if (next === null || !next.startsWith('/') || hasForbidden(next)) return null;
  if (/^\/(?:\/|%2f|%5c)/i.test(next)) return null;
  const url = URL.parse(next, base);
  if (url === null || url.origin !== base || /^\/(?:\/|%2f|%5c)/i.test(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

const hasForbidden = (text: string): boolean =>
  [...text].some((letter) => letter === '\\' || letter <= ' ' || letter === '\x7f');
