import type { ListPage } from '#schemas/list-page.ts';

/** Query parameter with the page of the list that a page of the site is. */
export const pageParameter = 'page';

/** One page of a list, and where it stands. */
export interface PagedList<T> {
  readonly items: readonly T[];
  /** From 1 on, never above `pages`. */
  readonly page: number;
  /** At least 1: an empty list has one empty page. */
  readonly pages: number;
  readonly total: number;
}

/**
 * The page an address asks for: 1 where it names none, null for what is no number of a page. Only plain digits: `1e3`
 * or `02` would be further addresses of one page.
 */
export function readPageNumber(value: string | null): number | null {
  if (value === null) return 1;
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : null;
}

/**
 * Reads the page of a list that an address names.
 *
 * The first page is read before any other: it says how many there are, so that an invented number asks the content
 * system nothing new.
 * @param wanted value of the query parameter
 * @returns null where the list has no such page, and so the site does not either (404)
 */
export async function readPageOf<T>(
  wanted: string | null,
  size: number,
  read: (rows: { readonly limit: number; readonly offset: number }) => Promise<ListPage<T>>,
): Promise<PagedList<T> | null> {
  const page = readPageNumber(wanted);
  if (page === null) return null;
  const first = await read({ limit: size, offset: 0 });
  const pages = Math.max(1, Math.ceil(first.total / size));
  if (page > pages) return null;
  const { items, total } = page === 1 ? first : await read({ limit: size, offset: (page - 1) * size });
  return { items, page, pages, total };
}

/** Address of a page of a list: the first one is the list's own. */
export const pageHref = (path: string, page: number): string =>
  page === 1 ? path : `${path}?${pageParameter}=${page}`;
