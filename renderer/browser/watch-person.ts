import { isLeftBehind, pagePerson, tellOtherTabs } from '#engine/react/page-person.ts';
import { nobody, personKey } from '#schemas/page-person.ts';
import { leavePage } from './leave-page.ts';

/**
 * Says to the other tabs whose page this is, and leaves it as soon as another tab says that somebody else has signed in, or out. A page for
 * everybody holds nothing of anybody: where something was typed on it, it stays, and its calls say that it is out of date (`other-person`).
 * A form with a password does not count: who has signed in elsewhere needs it no more.
 */
export function watchPerson(): void {
  let isTyped = false;
  const look = () => {
    const isKept = isTyped && pagePerson() === nobody && !document.querySelector('[type=password]');
    if (isLeftBehind() && !isKept) leavePage();
  };
  tellOtherTabs();
  addEventListener('input', () => {
    isTyped = true;
  });
  addEventListener('storage', ({ key }) => key === personKey && look());
  // A page that comes back out of the browser's memory has missed what was said meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && look());
}
