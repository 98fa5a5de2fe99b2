/** Pixels between a button and its menu, and between a menu and the edge of the window. */
const gap = 4;

/** Puts an open popover beside its button: below it where there is room, within the window in any case. */
export function placeMenu(menu: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const below = at.bottom + gap;
  const fits = below + height <= window.innerHeight - gap;
  const top = fits ? below : Math.max(gap, at.top - gap - height);
  // Aligned with the button's end where the menu would leave the window otherwise.
  const left = at.left + width <= window.innerWidth - gap ? at.left : at.right - width;
  menu.style.top = `${top}px`;
  menu.style.left = `${Math.max(gap, left)}px`;
}
