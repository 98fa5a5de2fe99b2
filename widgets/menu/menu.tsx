import { ChevronRight } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { MenuItem } from '#schemas/menu.ts';
import { MenuLink } from './menu-link.tsx';
import type { MenuProps } from './props.ts';
import type { queries } from './queries.ts';

/** A menu of the content system as nested lists of links. */
export function Menu({ props, data, block }: ViewProps<MenuProps, never, ReturnType<typeof queries>>) {
  const { t } = usePage();
  const headingId = `${block.id}-heading`;
  const Heading = block.first ? 'h1' : 'h2';
  if (data.menu.length === 0) return null;
  return (
    <nav
      className="wrap py-6"
      {...(props.title ? { 'aria-labelledby': headingId } : { 'aria-label': t('menu.label') })}
    >
      {props.title && (
        <Heading id={headingId} className="mb-4 text-heading hyphens-auto">
          {props.title}
        </Heading>
      )}
      {props.orientation === 'horizontal' ? (
        <ul className="flex flex-wrap gap-2">
          {data.menu.map((item) => (
            <li key={item.id} className="max-w-full">
              <MenuLink
                item={item}
                className="inline-flex min-h-11 items-center [overflow-wrap:anywhere] rounded-[1.5rem] border border-line bg-surface px-4 py-2 font-medium text-brand hover:border-brand aria-[current=page]:border-brand aria-[current=page]:bg-brand aria-[current=page]:text-on-brand"
              />
              {item.submenu.length > 0 && <MenuList items={item.submenu} />}
            </li>
          ))}
        </ul>
      ) : (
        <div className="max-w-2xl overflow-hidden rounded-card border border-line bg-surface">
          <MenuList items={data.menu} />
        </div>
      )}
    </nav>
  );
}

/** Rows of links, those of a submenu moved in under their own. */
function MenuList({ items, depth = 0 }: { items: readonly MenuItem[]; depth?: number }) {
  return (
    <ul className={depth === 0 ? 'divide-y divide-line' : 'border-l-4 border-brand-soft pb-2'}>
      {items.map((item) => (
        <li key={item.id} className="relative">
          <MenuLink
            item={item}
            className="flex min-h-12 items-center [overflow-wrap:anywhere] py-2.5 pr-12 pl-5 font-medium hover:bg-brand-soft focus-visible:-outline-offset-4 aria-[current=page]:font-bold aria-[current=page]:text-brand"
          />
          <ChevronRight
            aria-hidden="true"
            className="pointer-events-none absolute top-3.5 right-4 size-5 text-line-strong"
          />
          {item.submenu.length > 0 && (
            <div className="pl-5">
              <MenuList items={item.submenu} depth={depth + 1} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

export default Menu;
