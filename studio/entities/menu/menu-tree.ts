import type { MenuItem } from '#schemas/menu.ts';

/** Where an item stands: positions from the top level down, e.g. `[2, 0]` is the first item below the third. */
export type MenuPlace = readonly number[];

export const sameMenuPlace = (one: MenuPlace, other: MenuPlace): boolean => one.join() === other.join();

export const menuItemAt = (menu: readonly MenuItem[], [index, ...rest]: MenuPlace): MenuItem | undefined => {
  const item = index === undefined ? undefined : menu[index];
  return rest.length === 0 || !item ? item : menuItemAt(item.submenu, rest);
};

/** The menu with the list that the place stands in changed. */
function withList(
  menu: readonly MenuItem[],
  parent: MenuPlace,
  change: (list: MenuItem[]) => MenuItem[],
): MenuItem[] {
  const [index, ...rest] = parent;
  if (index === undefined) return change([...menu]);
  return menu.map((item, i) =>
    i === index ? { ...item, submenu: withList(item.submenu, rest, change) } : item,
  );
}

/** The menu with an item changed. */
export const changeMenuItem = (
  menu: readonly MenuItem[],
  place: MenuPlace,
  change: (item: MenuItem) => MenuItem,
): MenuItem[] =>
  withList(menu, place.slice(0, -1), (list) =>
    list.map((item, i) => (i === place.at(-1) ? change(item) : item)),
  );

export const removeMenuItem = (menu: readonly MenuItem[], place: MenuPlace): MenuItem[] =>
  withList(menu, place.slice(0, -1), (list) => list.toSpliced(place.at(-1) ?? list.length, 1));

export const insertMenuItem = (menu: readonly MenuItem[], place: MenuPlace, item: MenuItem): MenuItem[] =>
  withList(menu, place.slice(0, -1), (list) => list.toSpliced(place.at(-1) ?? list.length, 0, item));

/** What can be done with an item by keys and buttons. */
export const menuMoves = ['up', 'down', 'in', 'out'] as const;
export type MenuMove = (typeof menuMoves)[number];

/** Most levels a menu has. */
const deepest = 3;

/** Where a move leads; null where the item cannot go that way. */
export function menuMoveTarget(
  menu: readonly MenuItem[],
  place: MenuPlace,
  move: MenuMove,
): MenuPlace | null {
  const index = place.at(-1) ?? 0;
  const parent = place.slice(0, -1);
  const siblings = parent.length === 0 ? menu : (menuItemAt(menu, parent)?.submenu ?? []);
  if (move === 'up') return index === 0 ? null : [...parent, index - 1];
  if (move === 'down') return index + 1 >= siblings.length ? null : [...parent, index + 1];
  if (move === 'out') {
    const above = parent.at(-1);
    return above === undefined ? null : [...parent.slice(0, -1), above + 1];
  }
  const before = siblings[index - 1];
  const item = siblings[index];
  if (!before || !item || parent.length + 1 + levels(item) > deepest) return null;
  return [...parent, index - 1, before.submenu.length];
}

/** The menu after a move, and where the item is now; null where it cannot go that way. */
export function moveMenuItem(
  menu: readonly MenuItem[],
  place: MenuPlace,
  move: MenuMove,
): { readonly menu: MenuItem[]; readonly place: MenuPlace } | null {
  const item = menuItemAt(menu, place);
  const target = menuMoveTarget(menu, place, move);
  // Every move but `out` stays right when the item is taken first; `out` leads after its parent, which does not move.
  return item && target
    ? { menu: insertMenuItem(removeMenuItem(menu, place), target, item), place: target }
    : null;
}

/** Levels an item has, with itself. */
const levels = (item: MenuItem): number => 1 + Math.max(0, ...item.submenu.map(levels));
