import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { navGroups } from '../app/screen.ts';
import { screens } from '../app/screens.ts';
import { useStaff } from '../app/staff-session.tsx';
import { useStudioTexts } from '../app/studio-texts.tsx';

/** The screens this member of staff may open, by group. */
export function MenuGroups() {
  const { t } = useStudioTexts();
  const { may } = useStaff();
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  // The menu is longer than most windows: whoever arrives by an address or a link sees where they are.
  useEffect(() => {
    const here = menu.current?.querySelector('[aria-current="page"]');
    if (pathname !== '' && menu.current && here) bringIntoView(menu.current, here);
  }, [pathname]);
  const open = screens.filter((screen) => screen.nav && may(screen.role));
  return (
    <nav ref={menu} aria-label={t('studio.menu')} className="grid gap-4">
      {navGroups.map((group) => {
        const members = open
          .filter((screen) => screen.nav?.group === group)
          .toSorted((a, b) => (a.nav?.order ?? 0) - (b.nav?.order ?? 0));
        if (members.length === 0) return null;
        const id = `studio-group-${group}`;
        return (
          <div key={group}>
            <p id={id} className="px-2 pb-1 font-semibold text-ink-soft text-small">
              {t(`studio.group-${group}`)}
            </p>
            <ul aria-labelledby={id} className="grid gap-px">
              {members.map(({ path, title, nav }) => {
                const Icon = nav?.icon;
                return (
                  <li key={path}>
                    <NavLink to={`/${path}`} end={path === ''} className="s-side-link">
                      {Icon && <Icon aria-hidden="true" size={17} className="shrink-0" />}
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
  );
}

/** Scrolls the menu alone, and only when it hides the link: the page stays where it is. */
function bringIntoView(menu: HTMLElement, link: Element): void {
  const frame = menu.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  if (top < frame.top) menu.scrollTop -= frame.top - top + frame.height / 3;
  if (bottom > frame.bottom) menu.scrollTop += bottom - frame.bottom + frame.height / 3;
}
