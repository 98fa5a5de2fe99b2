/** A one-use token of an address, and the address without it. */
export interface TakenToken {
  readonly token: string;
  /** Path to show from now on, with locale prefix. */
  readonly clean: string;
}

/**
 * Finds the token of a link: `/authlink/<token>` or `?token=<token>` on any path ([sec 12]). The rest of the address stays.
 * @returns null when the address has none
 */
export function takeToken({ pathname, search }: Pick<Location, 'pathname' | 'search'>): TakenToken | null {
  const inPath = /^(.*\/authlink)\/([^/]+)\/?$/.exec(pathname);
  if (inPath) return { token: decode(inPath[2] ?? ''), clean: `${inPath[1] ?? '/'}${search}` };
  const params = new URLSearchParams(search);
  const token = params.get('token');
  if (!token) return null;
  params.delete('token');
  return { token, clean: params.size > 0 ? `${pathname}?${params}` : pathname };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
