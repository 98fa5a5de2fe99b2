import { Type } from 'typebox';
import { Link } from './names.ts';

/** One entry of a menu (specification 3). */
export interface MenuItem {
  id: string;
  title: string;
  link: string;
  submenu: MenuItem[];
}
export const MenuItem = Type.Cyclic(
  {
    MenuItem: Type.Object({
      id: Type.String({ minLength: 1 }),
      title: Type.String({ minLength: 1, maxLength: 200 }),
      link: Link,
      submenu: Type.Array(Type.Ref('MenuItem')),
    }),
  },
  'MenuItem',
);

export const Menu = Type.Array(MenuItem, { maxItems: 200 });
export type Menu = MenuItem[];

/** Answer of `GET /v2/system/menu?only=…`: menus by key. */
export const Menus = Type.Record(Type.String(), Menu);
export type Menus = Record<string, Menu>;
