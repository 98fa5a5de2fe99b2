import { CircleUserRound } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { MenuLink } from '../menu/menu-link.tsx';
import { accountLinks } from './account-links.ts';
import { CartLink } from './cart-link.tsx';
import { HelpLink } from './help-link.tsx';
import { LanguageLinks } from './language-links.tsx';
import { MosaicMark } from './mosaic-mark.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import type { SiteHeaderProps } from './props.ts';
import type { queries } from './queries.ts';
import { SignOut } from './sign-out.tsx';
import { Submenu, submenuItems } from './submenu.tsx';

/** Mark, main menu, help, languages and the way to one's account. Works without script. */
export function SiteHeader({ props, data }: ViewProps<SiteHeaderProps, never, ReturnType<typeof queries>>) {
  const page = usePage();
  const { t, href, session } = page;
  const account = accountLinks(data.account, page);
  return (
    <header className="site-header relative border-b border-line bg-paper">
      <a
        href="#main"
        className="sr-only rounded-control bg-brand-strong px-5 outline-focus py-3 font-semibold text-on-brand focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-50"
      >
        {t('site-header.skip')}
      </a>
      <div className="wrap flex min-h-18 items-center gap-2 py-2 xl:gap-4">
        <a href={href('/')} className="mr-auto flex min-h-11 items-center gap-3 desktop:mr-0">
          <MosaicMark className="size-10 shrink-0" />
          <span className="text-xl font-bold tracking-tight">{props.name}</span>
          <span className="sr-only">{t('site-header.home')}</span>
        </a>
        <nav aria-label={t('site-header.main')} className="hidden flex-1 desktop:block">
          <ul className="flex flex-wrap items-center">
            {data.main.map((item) => (
              <li key={item.id}>
                {item.submenu.length > 0 ? (
                  <Submenu title={item.title} items={submenuItems(item)} edge="left" />
                ) : (
                  <MenuLink
                    item={item}
                    className="relative flex min-h-11 items-center rounded-control px-2 font-medium hover:bg-sunken aria-[current=page]:text-brand aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2 aria-[current=page]:after:bottom-1 aria-[current=page]:after:h-0.5 aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-accent"
                  />
                )}
              </li>
            ))}
          </ul>
        </nav>
        {props.cart && <CartLink link={props.cart} />}
        <HelpLink link={props.help} phone={props.phone} />
        <div className="hidden items-center gap-2 desktop:flex">
          <LanguageLinks />
          {session.signedIn ? (
            <Submenu
              title={
                <>
                  <CircleUserRound aria-hidden="true" className="size-5 shrink-0 text-brand" />
                  <span className="max-w-[9rem] truncate">
                    {session.firstName || t('site-header.account')}
                  </span>
                </>
              }
              items={account}
              edge="right"
            >
              <SignOut className="flex min-h-11 w-full items-center gap-2.5 rounded-control px-3 py-2 text-left font-medium hover:bg-brand-soft" />
            </Submenu>
          ) : (
            account.map((item, index) => (
              <MenuLink
                key={item.id}
                item={item}
                className={`btn min-h-11 px-4 py-2 ${index === account.length - 1 ? primary : 'text-brand hover:bg-brand-soft'}`}
              />
            ))
          )}
        </div>
        <PhoneMenu main={data.main} account={account} phone={props.phone} hours={props.hours} />
      </div>
      {session.signedIn && (
        <p
          hidden
          role="alert"
          data-sign-out-failed
          className="wrap bg-danger-soft py-3 font-semibold text-danger"
        >
          {t('site-header.sign-out-failed')}
        </p>
      )}
    </header>
  );
}

/** Brand and not accent: the accent of a screen belongs to what the page itself wants done. */
const primary = 'bg-brand text-on-brand hover:bg-brand-strong';

export default SiteHeader;
