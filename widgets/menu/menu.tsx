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
        <Heading id={headingId} className="mb-3 text-xl">
          {props.title}
        </Heading>
      )}
      <MenuList items={data.menu} horizontal={props.orientation === 'horizontal'} />
    </nav>
  );
}

function MenuList({ items, horizontal = false }: { items: readonly MenuItem[]; horizontal?: boolean }) {
  return (
    <ul className={horizontal ? 'flex flex-wrap gap-x-8 gap-y-2' : ''}>
      {items.map((item) => (
        <li key={item.id}>
          <MenuLink
            item={item}
            className="inline-flex min-h-11 items-center py-2 font-medium text-brand hover:underline hover:underline-offset-4 aria-[current=page]:font-bold aria-[current=page]:text-ink"
          />
          {item.submenu.length > 0 && (
            <div className="border-l-2 border-line pl-4">
              <MenuList items={item.submenu} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

export default Menu;
