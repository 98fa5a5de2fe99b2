import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MenuItem } from '#schemas/menu.ts';
import { type MenuPlace, menuItemAt, menuMoves, moveMenuItem, removeMenuItem } from './menu-tree.ts';

const item = (id: string, submenu: MenuItem[] = []): MenuItem => ({ id, title: id, link: '/', submenu });
const menu = [item('a', [item('a1'), item('a2')]), item('b'), item('c')];
const drawn = (items: readonly MenuItem[]): string =>
  items.map(({ id, submenu }) => (submenu.length > 0 ? `${id}(${drawn(submenu)})` : id)).join(' ');

test.each([
  [[1], 'up', 'b a(a1 a2) c', [0]],
  [[1], 'down', 'a(a1 a2) c b', [2]],
  [[1], 'in', 'a(a1 a2 b) c', [0, 2]],
  [[0, 0], 'out', 'a(a2) a1 b c', [1]],
  [[0, 1], 'in', 'a(a1(a2)) b c', [0, 0, 0]],
] as const)('[studio] the entry at %j moves %s', (place, move, after, now) => {
  const moved = moveMenuItem(menu, place, move);
  expect(moved && drawn(moved.menu)).toBe(after);
  expect(moved?.place).toEqual(now);
});

test('[studio] an entry cannot leave the ends, nor stand deeper than three levels', () => {
  expect(moveMenuItem(menu, [0], 'up')).toBeNull();
  expect(moveMenuItem(menu, [2], 'down')).toBeNull();
  expect(moveMenuItem(menu, [1], 'out')).toBeNull();
  const deep = [item('a', [item('b')]), item('c', [item('d', [item('e')])])];
  expect(moveMenuItem(deep, [1], 'in')).toBeNull();
});

const entry = (submenu: fc.Arbitrary<MenuItem[]>): fc.Arbitrary<MenuItem> =>
  fc.record({ id: fc.uuid(), title: fc.constant('t'), link: fc.constant('/'), submenu });
const tree = entry(fc.array(entry(fc.array(entry(fc.constant([])), { maxLength: 2 })), { maxLength: 3 }));
const places = (items: readonly MenuItem[], parent: MenuPlace = []): MenuPlace[] =>
  items.flatMap((one, i) => [[...parent, i], ...places(one.submenu, [...parent, i])]);
const ids = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ id, submenu }) => [id, ...ids(submenu)]);

test('[studio] law: no move loses or doubles an entry, and the moved one is where it is said to be', () => {
  fc.assert(
    fc.property(
      fc.array(tree, { minLength: 1, maxLength: 3 }),
      fc.nat(),
      fc.constantFrom(...menuMoves),
      (items, n, move) => {
        const all = places(items);
        const place = all[n % all.length] ?? [0];
        const moved = moveMenuItem(items, place, move);
        if (!moved) return;
        expect(ids(moved.menu).toSorted()).toEqual(ids(items).toSorted());
        expect(menuItemAt(moved.menu, moved.place)).toEqual(menuItemAt(items, place));
      },
    ),
  );
});

test('[studio] an entry is removed with its submenu', () => {
  expect(drawn(removeMenuItem(menu, [0]))).toBe('b c');
});
