import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { MenuItem } from '#schemas/menu.ts';
import { Mosaic } from '#ui/design/mosaic.tsx';
import { frieze } from '#ui/design/mosaic-patterns.ts';
import { bindShortWords } from '#ui/design/short-words.ts';
import { MenuLink } from '../menu/menu-link.tsx';
import { MosaicMark } from '../site-header/mosaic-mark.tsx';
import { HelpBar } from './help-bar.tsx';
import type { SiteFooterProps } from './props.ts';
import type { queries } from './queries.ts';

/** How to reach us, the bottom menu, and what the law wants under every page of a lender. */
export function SiteFooter({ props, data }: ViewProps<SiteFooterProps, never, ReturnType<typeof queries>>) {
  const { t } = usePage();
  const legalLine = [props.company, props.address, props.register].filter(Boolean).join(', ');
  return (
    <footer className="mt-8 desktop:mt-12 print:mt-4">
      <Mosaic rows={frieze} className="-mb-0.5 block h-10 w-full print:hidden" />
      <div className="on-deep bg-deep text-on-deep">
        <div className="wrap pt-12 print:hidden">
          <HelpBar phone={props.phone} hours={props.hours} email={props.email} help={props.help} />
          <div className="grid gap-10 py-10 desktop:grid-cols-[minmax(0,1fr)_minmax(0,2.5fr)] desktop:gap-20">
            <div>
              <MosaicMark className="size-12" />
              {props.company && <p className="mt-4 text-lg font-bold">{props.company}</p>}
              {props.address && (
                <address className="mt-2 text-on-deep-soft not-italic">
                  {bindShortWords(props.address)}
                </address>
              )}
            </div>
            {data.menu.length > 0 && (
              <nav aria-label={t('site-footer.menu')}>
                {/* A group alone in the last row has the row: names of legal pages are long. */}
                <ul className="grid grid-cols-2 gap-x-6 gap-y-6 sm:gap-x-8 desktop:grid-cols-3 max-desktop:[&>li:last-child:nth-child(odd)]:col-span-2">
                  {data.menu.map((item) => (
                    <li key={item.id}>
                      <MenuGroup item={item} />
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </div>
        </div>
        <div className="border-t border-deep-line">
          <div className="wrap grid gap-3 py-8 text-sm text-on-deep-soft print:break-inside-avoid print:py-3">
            {(props.warning || data.warning) && (
              <p
                data-cost-warning
                lang={props.warning ? undefined : data.warning?.locale}
                className="text-base font-semibold text-on-deep"
              >
                {props.warning || data.warning?.text}
              </p>
            )}
            {props.example && <p className="max-w-[100ch] leading-relaxed">{props.example}</p>}
            {legalLine && <p>{bindShortWords(legalLine)}</p>}
          </div>
        </div>
      </div>
    </footer>
  );
}

function MenuGroup({ item }: { item: MenuItem }) {
  if (item.submenu.length === 0) return <MenuLink item={item} className="footer-link font-semibold" />;
  return (
    <>
      <p className="mb-1 font-semibold">{item.title}</p>
      <ul>
        {item.submenu.map((inner) => (
          <li key={inner.id}>
            <MenuLink item={inner} className="footer-link footer-link-inner" />
          </li>
        ))}
      </ul>
    </>
  );
}

export default SiteFooter;
