import { usePage } from '#engine/react/page-context.tsx';
import type { MenuItem } from '#schemas/menu.ts';
import { isCurrent } from './is-current.ts';

/** A menu entry as a link that knows whether it leads to this very page. */
export function MenuLink({ item, className }: { item: Pick<MenuItem, 'title' | 'link'>; className: string }) {
  const { href, path } = usePage();
  return (
    <a
      href={href(item.link)}
      className={className}
      {...(isCurrent(item.link, path) ? { 'aria-current': 'page' as const } : {})}
    >
      {item.title}
    </a>
  );
}
