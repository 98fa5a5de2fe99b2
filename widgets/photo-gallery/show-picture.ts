/**
 * Puts another enlarged picture in place of the one that is open. A button of the browser (`popovertarget`) would open
 * it on top: a popover opened out of another one belongs to it, and Escape would then close them one by one.
 * @param focus name of the control that takes the focus in the new one
 */
export function showPicture(id: string, focus: 'previous' | 'next'): void {
  const next = document.getElementById(id);
  if (!next) return;
  next.showPopover();
  next.querySelector<HTMLElement>(`[data-step="${focus}"]`)?.focus();
}

/** Gives the focus to the small picture when the enlarged one closes, and not because another one takes its place. */
export function returnFocus(closed: Element, buttonId: string): void {
  const left = document.activeElement;
  if (left === document.body || left === null || closed.contains(left))
    document.getElementById(buttonId)?.focus();
}
