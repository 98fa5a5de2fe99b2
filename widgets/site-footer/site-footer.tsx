import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { MenuItem } from '#schemas/menu.ts';
import { MenuLink } from '../menu/menu-link.tsx';
import { MosaicMark } from '../site-header/mosaic-mark.tsx';
import type { SiteFooterProps } from './props.ts';
import type { queries } from './queries.ts';

const onDark = 'inline-flex min-h-11 items-center hover:underline underline-offset-4';

/** How to reach us, the bottom menu, and what the law wants under every page of a lender. */
export function SiteFooter({ props, data }: ViewProps<SiteFooterProps, never, ReturnType<typeof queries>>) {
  const { t } = usePage();
  return (
    <footer className="on-deep bg-deep text-on-deep">
      <div className="wrap grid gap-10 py-14 desktop:grid-cols-[1.2fr_2fr] desktop:gap-20">
        <div>
          <p className="flex items-center gap-3 text-lg font-bold">
            <MosaicMark className="size-10 shrink-0" />
            {props.company}
          </p>
          <address className="mt-5 grid not-italic text-on-deep-soft">
            {props.address && <span className="py-1">{props.address}</span>}
            {props.phone && (
              <span>
                <a className={`${onDark} text-on-deep`} href={`tel:${props.phone.replace(/[^+\d]/g, '')}`}>
                  {t('site-footer.phone', { phone: props.phone })}
                </a>
              </span>
            )}
            {props.email && (
              <span>
                <a className={`${onDark} text-on-deep`} href={`mailto:${props.email}`}>
                  {props.email}
                </a>
              </span>
            )}
          </address>
        </div>
        {data.menu.length > 0 && (
          <nav aria-label={t('site-footer.menu')}>
            <ul className="grid gap-8 sm:grid-cols-2 desktop:grid-cols-3">
              {data.menu.map((item) => (
                <li key={item.id}>
                  <MenuGroup item={item} />
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div className="border-t border-deep-line">
        <div className="wrap grid gap-3 py-8 text-sm text-on-deep-soft">
          <p className="text-base font-semibold text-on-deep">{props.warning || t('site-footer.warning')}</p>
          {props.example && <p className="max-w-[100ch] leading-relaxed">{props.example}</p>}
          <p>{[props.company, props.address, props.register].filter(Boolean).join(', ')}</p>
        </div>
      </div>
    </footer>
  );
}

function MenuGroup({ item }: { item: MenuItem }) {
  if (item.submenu.length === 0) return <MenuLink item={item} className={`${onDark} font-semibold`} />;
  return (
    <>
      <p className="mb-1 text-sm font-semibold text-on-deep-soft">{item.title}</p>
      <ul>
        {item.submenu.map((inner) => (
          <li key={inner.id}>
            <MenuLink item={inner} className={`${onDark} aria-[current=page]:font-bold`} />
          </li>
        ))}
      </ul>
    </>
  );
}

export default SiteFooter;
