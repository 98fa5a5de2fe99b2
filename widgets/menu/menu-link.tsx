import { ofPath, usePage } from '#engine/react/page-context.tsx';
import type { MenuItem } from '#schemas/menu.ts';
import { isCurrent } from './is-current.ts';

/** A menu entry as a link that knows whether it leads to this very page. */
export function MenuLink({ item, className }: { item: Pick<MenuItem, 'title' | 'link'>; className: string }) {
  const page = usePage();
  const isHere = ofPath(page, (path) => isCurrent(item.link, path));
  return (
    <a
      href={page.href(item.link)}
      className={className}
      {...(isHere ? { 'aria-current': 'page' as const } : {})}
    >
      {item.title}
    </a>
  );
}
