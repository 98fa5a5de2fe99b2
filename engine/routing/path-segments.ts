/** Letters RFC 3986 lets stand in a segment, which `encodeURIComponent` would escape all the same. */
const readable = /%(?:3A|40|26|3D|2B|24|2C|3B)/g;

/** What must not hide behind an escape: another separator, a control character, a step up or on the spot. */
function isUnsafe(segment: string): boolean {
  if (segment === '' || segment === '.' || segment === '..') return true;
  return [...segment].some(
    (letter) => letter === '/' || letter === '\\' || letter < ' ' || letter === '\x7f',
  );
}

/**
 * The decoded segments of a path: `/a/b%20c/` -> `['a', 'b c']`, `/` -> `[]`. Slashes at the end do not count.
 * @returns null for what no honest link holds: malformed escapes, empty segments, `%2F`, control characters, dots
 */
export function pathSegments(path: string): readonly string[] | null {
  if (!path.startsWith('/')) return null;
  const inner = path.slice(1).replace(/\/+$/, '');
  if (inner === '') return /^\/+$/.test(path) ? [] : null;
  try {
    const segments = inner.split('/').map(decodeURIComponent);
    return segments.some(isUnsafe) || segments.some((segment) => !segment.isWellFormed()) ? null : segments;
  } catch {
    // decodeURIComponent: malformed escape, e.g. `%E0%A4%A`.
    return null;
  }
}

/** The one spelling of a path: `['a', 'b c']` -> `/a/b%20c`. */
export function joinSegments(segments: readonly string[]): string {
  return `/${segments.map((segment) => encodeURIComponent(segment).replace(readable, decodeURIComponent)).join('/')}`;
}
