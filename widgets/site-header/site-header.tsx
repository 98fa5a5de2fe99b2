import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { MenuLink } from '../menu/menu-link.tsx';
import { accountLinks } from './account-links.ts';
import { LanguageLinks } from './language-links.tsx';
import { MosaicMark } from './mosaic-mark.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import type { SiteHeaderProps } from './props.ts';
import type { queries } from './queries.ts';
import { Submenu, submenuItems } from './submenu.tsx';

/** Mark, main menu, languages and the way to one's account. Works without script. */
export function SiteHeader({ props, data }: ViewProps<SiteHeaderProps, never, ReturnType<typeof queries>>) {
  const page = usePage();
  const { t, href, session } = page;
  const account = accountLinks(data.account, page);
  return (
    <header className="relative z-30 border-b border-line bg-paper">
      <a
        href="#main"
        className="sr-only rounded-control bg-brand-strong px-5 py-3 font-semibold text-on-brand focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-50"
      >
        {t('site-header.skip')}
      </a>
      <div className="wrap flex min-h-18 items-center gap-4 py-2">
        <a href={href('/')} className="flex min-h-11 items-center gap-3">
          <MosaicMark className="size-10 shrink-0" />
          <span className="text-xl font-bold tracking-tight">{props.name}</span>
          <span className="sr-only">{t('site-header.home')}</span>
        </a>
        <nav aria-label={t('site-header.main')} className="ml-4 hidden flex-1 desktop:block">
          <ul className="flex flex-wrap items-center gap-1">
            {data.main.map((item) => (
              <li key={item.id}>
                {item.submenu.length > 0 ? (
                  <Submenu title={item.title} items={submenuItems(item)} edge="left" />
                ) : (
                  <MenuLink
                    item={item}
                    className="flex min-h-11 items-center rounded-control px-3 font-medium hover:bg-sunken aria-[current=page]:font-bold aria-[current=page]:text-brand"
                  />
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden items-center gap-3 desktop:flex">
          <LanguageLinks />
          {session.signedIn ? (
            <Submenu title={session.firstName || t('site-header.account')} items={account} edge="right" />
          ) : (
            account.map((item, index) => (
              <MenuLink
                key={item.id}
                item={item}
                className={`btn min-h-11 px-5 py-2 ${index === account.length - 1 ? 'btn-primary' : 'btn-secondary'}`}
              />
            ))
          )}
        </div>
        <PhoneMenu main={data.main} account={account} />
      </div>
    </header>
  );
}

export default SiteHeader;
