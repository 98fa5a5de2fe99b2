/** Longest address that is looked at, in characters. */
export const maxAddressLength = 4096;

/** A request target in its two parts, as the browser sent them. */
export interface PageAddress {
  readonly path: string;
  /** Without the question mark; empty when there is none. */
  readonly query: string;
}

/**
 * Splits a request target, or null when it is none a browser sends for a page of ours: an absolute address, `//host`
 * or a backslash (which URL parsers read as another host, [sec 18]), control characters, broken percent-encoding.
 */
export function readPageAddress(target: string): PageAddress | null {
  if (target.length > maxAddressLength || !/^\/(?![/\\])[\x21-\x7e]*$/.test(target)) return null;
  const at = target.indexOf('?');
  const path = at < 0 ? target : target.slice(0, at);
  if (path.includes('\\') || decodePath(path) === null) return null;
  return { path, query: at < 0 ? '' : target.slice(at + 1) };
}

/** Whether the path is spelt the one way browsers spell it: `/about`, not `/%61bout`. */
export function isCanonicalPath(path: string): boolean {
  const decoded = decodePath(path);
  return decoded !== null && encodeURI(decoded) === path;
}

function decodePath(path: string): string | null {
  try {
    return decodeURI(path);
  } catch {
    return null; // broken percent-encoding is an answer, not a fault
  }
}

/**
 * Whether the address carries a one-use token or belongs to a link that does, in its fragment (security decision 9): never
 * kept, never told to other sites.
 */
export function carriesToken(path: string): boolean {
  return /\/(authlink|signin\/one-click|password-restore\/update|password\/update)(\/|$)/i.test(path);
}
