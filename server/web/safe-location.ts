/** Any origin serves to find out whether an address leaves it. */
const here = 'http://edge.invalid';

/**
 * The address in the form a Location header takes, or null when it would leave this origin ([sec 21]): `//host`,
 * `/\host`, `javascript:`, another site.
 */
export function safeLocation(to: string): string | null {
  // URL parsers drop tabs and newlines and read a backslash as a slash; nothing honest holds any of them.
  if (!to.startsWith('/') || hasForbidden(to)) return null;
  const url = URL.parse(to, here);
  if (url === null || url.origin !== here || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

function hasForbidden(text: string): boolean {
  return [...text].some((letter) => letter === '\\' || letter < ' ' || letter === '\x7f');
}
