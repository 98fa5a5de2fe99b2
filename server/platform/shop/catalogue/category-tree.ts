import type { GoodCategory } from '#schemas/good.ts';

/**
 * Aliases of a category and of all below it. Editors may let two categories be a part of each other; each is there once.
 * @returns nothing for a category that is not there
 */
export function categoryWithChildren(categories: readonly GoodCategory[], alias: string): readonly string[] {
  if (!categories.some((one) => one.alias === alias)) return [];
  const byParent = Map.groupBy(categories, ({ parent }) => parent);
  const found = new Set([alias]);
  // A set that grows is walked to its new end.
  for (const one of found) for (const child of byParent.get(one) ?? []) found.add(child.alias);
  return [...found];
}
