import { type RefObject, useEffect } from 'react';

const controls = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';

/**
 * Makes what scrolls a stop of the keyboard where nothing in it is one: else whoever uses no pointer could not read its end
 * ([wcag 2.1.1]).
 */
export function useScrollStop(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = region.current;
    if (element === null) return;
    const look = () => {
      const isNeeded =
        element.scrollHeight > element.clientHeight && element.querySelector(controls) === null;
      if (isNeeded) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    // Its own height and what stands in it change apart from each other.
    const sizes = new ResizeObserver(look);
    const contents = new MutationObserver(look);
    sizes.observe(element);
    contents.observe(element, { childList: true, subtree: true, characterData: true });
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  }, [region]);
}
