import { Menu as MenuIcon, X } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { Menu, MenuItem } from '#schemas/menu.ts';
import { MenuLink } from '../menu/menu-link.tsx';
import { LanguageLinks } from './language-links.tsx';
import { submenuItems } from './submenu.tsx';

const row =
  'flex min-h-12 items-center border-b border-line py-2 font-medium aria-[current=page]:font-bold aria-[current=page]:text-brand';

interface PhoneMenuProps {
  readonly main: Menu;
  readonly account: readonly Pick<MenuItem, 'id' | 'title' | 'link'>[];
}

/** Everything of the header behind one button, below 1024 px. Native `details`, so it opens without script. */
export function PhoneMenu({ main, account }: PhoneMenuProps) {
  const { t, session } = usePage();
  return (
    <details className="group ml-auto desktop:hidden">
      <summary className="grid size-12 list-none place-items-center rounded-full hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{t('site-header.menu')}</span>
        <MenuIcon aria-hidden="true" className="size-7 group-open:hidden" />
        <X aria-hidden="true" className="hidden size-7 group-open:block" />
      </summary>
      <div className="absolute inset-x-0 top-full z-40 max-h-[calc(100dvh-5rem)] overflow-y-auto border-b border-line bg-surface shadow-raised">
        <div className="wrap grid gap-6 pt-2 pb-8">
          <nav aria-label={t('site-header.main')}>
            <ul>
              {main.map((item) => (
                <li key={item.id}>
                  {item.submenu.length === 0 ? (
                    <MenuLink item={item} className={row} />
                  ) : (
                    <>
                      <p className="pt-5 pb-1 text-sm text-ink-soft">{item.title}</p>
                      <ul>
                        {submenuItems(item).map((inner) => (
                          <li key={inner.id}>
                            <MenuLink item={inner} className={row} />
                          </li>
                        ))}
                      </ul>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <ul className="grid gap-3" aria-label={t('site-header.account')}>
            {account.map((item, index) => (
              <li key={item.id}>
                <MenuLink
                  item={item}
                  className={`btn w-full ${!session.signedIn && index === account.length - 1 ? 'btn-primary' : 'btn-secondary'}`}
                />
              </li>
            ))}
          </ul>
          <LanguageLinks />
        </div>
      </div>
    </details>
  );
}
