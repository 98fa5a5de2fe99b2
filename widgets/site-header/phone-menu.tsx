import { Menu as MenuIcon, Phone, X } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { Menu, MenuItem } from '#schemas/menu.ts';
import { phoneLink } from '#ui/design/phone-link.ts';
import { MenuLink } from '../menu/menu-link.tsx';
import { LanguageLinks } from './language-links.tsx';
import { SignOut } from './sign-out.tsx';
import { submenuItems } from './submenu.tsx';

const row =
  'flex min-h-13 items-center border-b border-line py-2 text-lg font-semibold aria-[current=page]:text-brand';

interface PhoneMenuProps {
  readonly main: Menu;
  readonly account: readonly Pick<MenuItem, 'id' | 'title' | 'link'>[];
  readonly phone: string;
  readonly hours: string;
}

/**
 * Everything of the header behind one button, below 1024 px; a customer's own ways come first, a visitor's way in last. Native `details`, so it opens
 * without script.
 */
export function PhoneMenu({ main, account, phone, hours }: PhoneMenuProps) {
  const { t, session } = usePage();
  const own = (
    <ul className="grid gap-3" aria-label={t('site-header.account')}>
      {account.map((item, index) => (
        <li key={item.id}>
          <MenuLink
            item={item}
            className={`btn w-full ${!session.signedIn && index === account.length - 1 ? 'bg-brand text-on-brand hover:bg-brand-strong' : 'btn-secondary'}`}
          />
        </li>
      ))}
      {session.signedIn && (
        <li>
          <SignOut className="btn w-full text-brand hover:bg-brand-soft" />
        </li>
      )}
    </ul>
  );
  return (
    <details className="phone-menu group -mr-2 desktop:hidden">
      <summary className="grid size-12 list-none place-items-center rounded-full hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{t('site-header.menu')}</span>
        <MenuIcon aria-hidden="true" className="size-7 group-open:hidden" />
        <X aria-hidden="true" className="hidden size-7 group-open:block" />
      </summary>
      <div className="absolute inset-x-0 top-full z-40 h-[calc(100dvh-4.5rem)] overflow-y-auto overscroll-contain border-t border-line bg-paper">
        <div className="wrap flex min-h-full flex-col gap-8 pt-2 pb-8">
          {/* A customer comes for their own matters; whoever is not one yet comes to look round. */}
          {session.signedIn && <div className="pt-4">{own}</div>}
          <nav aria-label={t('site-header.main')} className="flex-1">
            <ul>
              {main.map((item) => (
                <li key={item.id}>
                  {item.submenu.length === 0 ? (
                    <MenuLink item={item} className={row} />
                  ) : (
                    <div className="border-b border-line pt-4 pb-2">
                      <p className="text-lg font-semibold">{item.title}</p>
                      <ul className="mt-1 border-l-2 border-brand-soft">
                        {submenuItems(item).map((inner) => (
                          <li key={inner.id}>
                            <MenuLink item={inner} className="phone-menu-inner" />
                          </li>
                        ))}
                      </ul>
                    </div>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          {phone && (
            <p className="rounded-card rounded-tr-[3rem] bg-brand-soft p-5">
              <span className="block text-sm text-ink-soft">{t('site-header.help')}</span>
              <a
                href={phoneLink(phone)}
                className="inline-flex min-h-11 items-center gap-2 text-xl font-bold text-brand-strong"
              >
                <Phone aria-hidden="true" className="size-5" />
                {phone}
              </a>
              {hours && <span className="block text-sm text-ink-soft">{hours}</span>}
            </p>
          )}
          {!session.signedIn && own}
          <LanguageLinks />
        </div>
      </div>
    </details>
  );
}
