import type { PageInfo } from '#engine/react/page-context.tsx';
import type { Menu, MenuItem } from '#schemas/menu.ts';

const signInScreens = /^\/(signin|signup)(?=[/?#]|$)/;

/**
 * Entries of the sign-in corner. The menu may hold ways in (`/signin`, `/signup`) and screens of the customer's own;
 * each visitor gets only what leads somewhere for them. Without ways in, a visitor gets the usual two.
 */
export function accountLinks(
  menu: Menu,
  { session, t }: Pick<PageInfo, 'session' | 't'>,
): readonly Pick<MenuItem, 'id' | 'title' | 'link'>[] {
  const entries = menu.flatMap((item) => [item, ...item.submenu.filter((inner) => inner.link !== item.link)]);
  const waysIn = entries.filter(({ link }) => signInScreens.test(link));
  if (session.signedIn) {
    const own = entries.filter(({ link }) => !signInScreens.test(link));
    return own.length > 0
      ? own
      : [{ id: 'dashboard', title: t('site-header.dashboard'), link: '/dashboard' }];
  }
  if (waysIn.length > 0) return waysIn;
  return [
    { id: 'signin', title: t('site-header.signin'), link: '/signin' },
    { id: 'signup', title: t('site-header.signup'), link: '/signup' },
  ];
}
