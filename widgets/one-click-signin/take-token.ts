import { customerStorage } from '#engine/react/customer-storage.ts';

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

const keptName = 'one-click-token';

/** The token of a link that was opened in this tab and is not used yet. It is good for ten minutes, and forgotten with the customer. */
export const keptToken = {
  keep: (token: string): void => customerStorage('tab').setItem(keptName, token),
  read: (): string | null => customerStorage('tab').getItem(keptName),
  forget: (): void => customerStorage('tab').removeItem(keptName),
};
