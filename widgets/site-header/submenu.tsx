import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MenuItem } from '#schemas/menu.ts';
import { MenuLink } from '../menu/menu-link.tsx';

interface SubmenuProps {
  readonly title: ReactNode;
  readonly items: readonly Pick<MenuItem, 'id' | 'title' | 'link'>[];
  /** Which edge of the opener the panel keeps to. */
  readonly edge: 'left' | 'right';
  /** Under the links. */
  readonly children?: ReactNode;
}

/** A list of links behind a word. Native `details`: opens without script, and opening one closes its neighbour. */
export function Submenu({ title, items, edge, children }: SubmenuProps) {
  return (
    <details name="site-header" className="group relative">
      <summary className="flex min-h-11 list-none items-center gap-1.5 rounded-control px-2 font-medium hover:bg-sunken [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <ul
        className={`absolute top-full z-40 mt-2 w-max max-w-80 min-w-64 rounded-card border border-line bg-surface p-2 shadow-raised ${edge === 'left' ? 'left-0' : 'right-0'}`}
      >
        {items.map((item) => (
          <li key={item.id}>
            <MenuLink item={item} className="submenu-link" />
          </li>
        ))}
        {children && <li className="mt-2 border-t border-line pt-2">{children}</li>}
      </ul>
    </details>
  );
}

/** Entries of an item's panel: the item's own page first, unless the panel names it. */
export function submenuItems(item: MenuItem): readonly Pick<MenuItem, 'id' | 'title' | 'link'>[] {
  return item.submenu.some((inner) => inner.link === item.link) ? item.submenu : [item, ...item.submenu];
}
