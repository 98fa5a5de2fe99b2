import { NavLink } from 'react-router';
import { navGroups } from './screen.ts';
import { screens } from './screens.ts';
import { useStaff } from './staff-session.tsx';
import { studioLocales, useStudioTexts } from './studio-texts.tsx';

/** The Studio's menu: the screens this member of staff may open, by group. */
export function StudioMenu() {
  const { t, locale, speak } = useStudioTexts();
  const { self, may, signOut } = useStaff();
  const open = screens.filter((screen) => screen.nav && may(screen.role));
  return (
    <header className="flex flex-col gap-4 border-line border-b bg-surface p-4 desktop:sticky desktop:top-0 desktop:h-dvh desktop:overflow-y-auto desktop:border-e desktop:border-b-0">
      <p className="font-bold text-heading">Mozaika Studio</p>
      <nav aria-label={t('studio.menu')} className="grid gap-4">
        {navGroups.map((group) => {
          const members = open
            .filter((screen) => screen.nav?.group === group)
            .toSorted((a, b) => (a.nav?.order ?? 0) - (b.nav?.order ?? 0));
          if (members.length === 0) return null;
          return (
            <div key={group}>
              <p className="px-2 pb-1 font-semibold text-ink-soft text-small">{t(`studio.group-${group}`)}</p>
              <ul>
                {members.map(({ path, title, nav }) => {
                  const Icon = nav?.icon;
                  return (
                    <li key={path}>
                      <NavLink
                        to={`/${path}`}
                        end={path === ''}
                        className="flex min-h-9 items-center gap-2 rounded-lg px-2 font-medium hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-strong"
                      >
                        {Icon && <Icon aria-hidden="true" size={18} />}
                        {t(title)}
                      </NavLink>
                    </li>
                  );
                })}
              </ul>
            </div>
          );
        })}
      </nav>
      <div className="mt-auto grid gap-3 border-line border-t pt-4">
        <p className="text-small">
          <span className="block font-semibold">{self.name}</span>
          <span className="text-ink-soft">{t(`studio.role-${self.role}`)}</span>
        </p>
        <div className="flex flex-wrap gap-2">
          {studioLocales.map((one) => (
            <button
              key={one}
              type="button"
              className="s-btn s-btn-quiet"
              aria-pressed={one === locale}
              lang={one}
              onClick={() => speak(one)}
            >
              {one.toUpperCase()}
            </button>
          ))}
          <button type="button" className="s-btn" onClick={() => void signOut()}>
            {t('studio.sign-out')}
          </button>
        </div>
      </div>
    </header>
  );
}
