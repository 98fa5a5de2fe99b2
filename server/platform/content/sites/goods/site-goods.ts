import { isDeepStrictEqual } from 'node:util';
import type { SiteExport } from '../../seed.ts';
import { demoCategories, demoGoods, demoProductTypes } from './goods.ts';

type SiteEntry = SiteExport['entries'][number];

const derived: readonly SiteEntry[] = [
  ...demoCategories().map((data) => ({ kind: 'good-category' as const, data })),
  ...demoProductTypes().map((data) => ({ kind: 'product-type' as const, data })),
  ...demoGoods().map((data) => ({ kind: 'good' as const, data })),
].map(({ kind, data }) => ({ kind, key: data.alias, locale: 'pl', data }));

const nameOf = ({ kind, key, locale = '' }: SiteEntry): string => `${kind} ${key} ${locale}`;
const byName = new Map(derived.map((entry) => [nameOf(entry), entry]));

/** In the order of an export: kind, key and language by their bytes. */
const inOrder = (one: SiteEntry, other: SiteEntry): number => {
  const [a, b] = [one, other].map(({ kind, key, locale = '' }) => `${kind}\u0000${key}\u0000${locale}`);
  return a === b ? 0 : (a ?? '') < (b ?? '') ? -1 : 1;
};

/** A site with the goods of the shelves; what its file holds under the same name stands in their place. */
export function withShelves(site: SiteExport): SiteExport {
  const held = new Set(site.entries.map(nameOf));
  const more = derived.filter((entry) => !held.has(nameOf(entry)));
  return { ...site, entries: [...site.entries, ...more].toSorted(inOrder) };
}

/** What the file of a site has to hold: without what follows from the shelves as it stands. */
export const withoutShelves = (site: SiteExport): SiteExport => ({
  ...site,
  entries: site.entries.filter((entry) => !isDeepStrictEqual(byName.get(nameOf(entry)), entry)),
});
