import { ContentError } from '#engine/content/content-error.ts';

const prefix = '/v2/';
/** Characters an address may hold as they are (RFC 3986), besides `%` and without `;`, which some hosts cut paths at. */
const segmentShape = /^(?:[A-Za-z0-9\-._~!$&'()*+,=:@]|%[0-9A-Fa-f]{2})+$/;
/** What must not appear after decoding: a separator, another escape, a step upwards, or a control character. */
const hidden = /[/\\%;?#\p{Cc}]|\.\./u;

function isPlainSegment(segment: string): boolean {
  // Nobody has a reason to escape a dot, and some readers see `%2e` as a name where others see a dot segment.
  if (!segmentShape.test(segment) || /%2e/i.test(segment)) return false;
  try {
    const name = decodeURIComponent(segment);
    return name !== '.' && !hidden.test(name);
  } catch {
    // Escapes that are no UTF-8: hosts read them differently.
    return false;
  }
}

/**
 * The segments of a path that means the same to everyone who reads it, without the leading `v2`; null for any other:
 * not under `/v2/`, with `//`, dot segments, backslashes, encoded forms of those, a query or a host (security 18).
 */
export function wireSegments(path: string): readonly string[] | null {
  if (!path.startsWith(prefix)) return null;
  const segments = path.slice(prefix.length).split('/');
  return segments.every(isPlainSegment) ? segments : null;
}

/** @throws ContentError `refused` when the path is not one that may be sent to the platform */
export function assertWirePath(path: string): void {
  if (wireSegments(path) !== null) return;
  throw new ContentError('refused', `refused to call ${JSON.stringify(path.slice(0, 200))}`);
}
