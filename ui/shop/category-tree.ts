import type { TrailStep } from '#registry/widget.ts';
import type { GoodCategory } from '#schemas/good.ts';

/** Address of a list of goods, without locale prefix. */
export const categoryPath = (alias: string): string => `/category/${alias}`;

/** Categories that are a part of `parent`, those at the top without one, in the editors' order. */
export const childrenOf = (categories: readonly GoodCategory[], parent?: string): readonly GoodCategory[] =>
  categories
    .filter((one) => (parent === undefined ? isTop(one, categories) : one.parent === parent))
    .toSorted((one, other) => placeOf(one) - placeOf(other));

const placeOf = ({ order }: GoodCategory): number => order ?? Number.MAX_SAFE_INTEGER;

/** One whose parent is gone is still reached from the top. */
const isTop = ({ parent }: GoodCategory, categories: readonly GoodCategory[]): boolean =>
  parent === undefined || !categories.some(({ alias }) => alias === parent);

/** The categories a category lies in, the outermost first, itself last. Editors may let two be a part of each other. */
export function pathTo(categories: readonly GoodCategory[], category: GoodCategory): readonly GoodCategory[] {
  const byAlias = new Map(categories.map((one) => [one.alias, one]));
  const path = new Set([category]);
  let above = category.parent === undefined ? undefined : byAlias.get(category.parent);
  while (above && ![...path].some(({ alias }) => alias === above?.alias)) {
    path.add(above);
    above = above.parent === undefined ? undefined : byAlias.get(above.parent);
  }
  return [...path].toReversed();
}

/** The way from the start page through the catalogue to the last of `categories`, and on to `more`. */
export const catalogueTrail = (
  t: (key: string) => string,
  categories: readonly Pick<GoodCategory, 'alias' | 'title'>[],
  ...more: readonly TrailStep[]
): TrailStep[] => [
  { title: t('shop.home'), link: '/' },
  { title: t('shop.catalogue'), link: '/category' },
  ...categories.map(({ alias, title }) => ({ title, link: categoryPath(alias) })),
  ...more,
];
