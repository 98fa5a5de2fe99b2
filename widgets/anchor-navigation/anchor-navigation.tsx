import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { AnchorNavigationProps } from './props.ts';

/**
 * The block stands alone in its wrapper, and what is sticky stays within its parent: so the wrapper is made sticky, from
 * here. The page then leaves room for it above the place one jumps to (WCAG 2.2, 2.4.11). A sticky header tells its
 * height by `--header-height`.
 */
const stays = [
  '[[data-block]:has(>&)]:desktop:sticky',
  '[[data-block]:has(>&)]:desktop:top-[var(--header-height,0px)]',
  '[[data-block]:has(>&)]:desktop:z-20',
  '[html:has(&)]:desktop:scroll-pt-[calc(var(--header-height,0px)+4.5rem)]',
].join(' ');

/**
 * Jump links to blocks of this page. On a phone the list scrolls sideways; its end fades, so that one sees there is more.
 */
export function AnchorNavigation({ props }: ViewProps<AnchorNavigationProps>) {
  const { t } = usePage();
  if (props.items.length === 0) return null;
  return (
    <nav
      aria-label={props.title || t('anchor-navigation.label')}
      data-print="no"
      className={`border-y border-line bg-paper ${props.sticky ? stays : ''}`}
    >
      <ul className="wrap flex gap-1 overflow-x-auto mask-r-from-[calc(100%-2.5rem)] py-1.5">
        {[...props.items.entries()].map(([position, item]) => (
          <li key={position} className="shrink-0 first:-ml-3.5 last:pr-8">
            <a
              href={`#${item.target}`}
              className="flex min-h-11 items-center rounded-control px-3.5 font-medium whitespace-nowrap text-ink-soft -outline-offset-2 hover:bg-sunken hover:text-ink"
            >
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export default AnchorNavigation;
