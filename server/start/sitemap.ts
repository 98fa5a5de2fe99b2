import type { PageDocument } from '#schemas/page.ts';
import { publicPath } from '#schemas/public-path.ts';

/** Paths of the live pages that everybody may read and find. */
export function sitemapPaths(pages: readonly PageDocument[]): string[] {
  return pages
    .map(publicPath)
    .filter((path) => path !== null)
    .toSorted();
}
