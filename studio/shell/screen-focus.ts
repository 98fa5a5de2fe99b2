import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Names the window after the screen, and moves the focus to its beginning when another screen was opened: the keyboard
 * and screen readers follow, as after the load of a page.
 */
export function useScreenFocus(main: RefObject<HTMLElement | null>, title: string): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    document.title = title === '' ? 'Mozaika Studio' : `${title} – Mozaika Studio`;
  }, [title]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
