import { scrollMs } from '#schemas/constants.ts';

/** Where a scroll from `from` to `to` stands after `elapsedMs`: begins and ends gently, and lasts 500 ms (specification 9). */
export function scrollPosition(from: number, to: number, elapsedMs: number): number {
  const part = Math.min(1, Math.max(0, elapsedMs / scrollMs));
  const eased = part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2;
  return from + (to - from) * eased;
}

/** What a person does who wants to be somewhere else. */
const interrupts = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Brings an element into view, the page moving there by itself. At once where a person asked for less motion; whoever
 * scrolls or types meanwhile is not held.
 */
export function scrollIntoView(element: Element, block: 'start' | 'nearest'): void {
  const from = scrollY;
  // The browser knows about margins and what covers the page; where it would end is read off, then gone to slowly.
  element.scrollIntoView({ block, behavior: 'instant' });
  const to = scrollY;
  if (to === from || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  scrollTo({ top: from, behavior: 'instant' });
  const stop = new AbortController();
  for (const name of interrupts)
    addEventListener(name, () => stop.abort(), { signal: stop.signal, passive: true });
  const began = performance.now();
  const step = (now: number) => {
    if (stop.signal.aborted) return;
    scrollTo({ top: scrollPosition(from, to, now - began), behavior: 'instant' });
    if (now - began < scrollMs) requestAnimationFrame(step);
    else stop.abort();
  };
  requestAnimationFrame(step);
}
