import { Menu as MenuIcon, X } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useStaff } from '../app/staff-session.tsx';
import { studioLocales, useStudioTexts } from '../app/studio-texts.tsx';
import { SignOut } from '../leaving/sign-out.tsx';
import { Brand } from '../parts/brand.tsx';
import { MenuGroups } from './menu-groups.tsx';

const languages = { pl: 'Polski', en: 'English' };

/** The Studio's menu: at the side of wide windows, behind a button on narrow ones. */
export function StudioMenu() {
  const { t } = useStudioTexts();
  const { pathname } = useLocation();
  // Whoever went to another screen is done with the menu.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const open = openedAt === pathname;
  return (
    <header className="s-side">
      <div className="flex items-center justify-between gap-3">
        <Brand />
        <button
          type="button"
          className="s-btn s-btn-quiet desktop:hidden"
          aria-expanded={open}
          aria-controls="studio-menu"
          onClick={() => setOpenedAt(open ? null : pathname)}
        >
          {open ? <X aria-hidden="true" size={18} /> : <MenuIcon aria-hidden="true" size={18} />}
          {t('studio.open-menu')}
        </button>
      </div>
      <div id="studio-menu" className={`s-side-body ${open ? '' : 'max-desktop:hidden'}`}>
        <MenuGroups />
        <Account />
      </div>
    </header>
  );
}

function Account() {
  const { t, locale, speak } = useStudioTexts();
  const { self } = useStaff();
  return (
    <div className="mt-auto grid shrink-0 gap-2 border-line border-t pt-3">
      <div className="flex items-center gap-2">
        <Link
          to="/account"
          className="-ms-2 min-w-0 grow rounded-lg px-2 py-1 text-small hover:bg-sunken"
          title={self.email}
        >
          <span className="sr-only">{t('account.title')}: </span>
          <span className="block truncate font-semibold">{self.name}</span>
          <span className="block text-ink-soft">{t(`studio.role-${self.role}`)}</span>
        </Link>
        <SignOut />
      </div>
      <fieldset className="flex gap-1">
        <legend className="sr-only">{t('studio.language')}</legend>
        {studioLocales.map((one) => (
          <button
            key={one}
            type="button"
            className="s-choice"
            aria-pressed={one === locale}
            lang={one}
            onClick={() => speak(one)}
          >
            {languages[one]}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
