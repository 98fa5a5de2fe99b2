import type { Inspection } from '../inspection.ts';

/** Code may have to come to a busy machine. */
const patienceMs = 20_000;

/** [gate] Every block that can wake does, one after the other, at a touch. The console tells what it complains about. */
export const wakingWithin = (ms: number): Inspection => ({
  name: 'blocks wake at a touch',
  look: ({ page }) => page.evaluate(touchEach, ms),
});
export const waking: Inspection = wakingWithin(patienceMs);

/** Runs in the page. @returns the blocks that sleep on */
async function touchEach(patience: number): Promise<string[]> {
  // React leaves a mark of its own on each element it hydrates.
  const isAwake = (block: Element) =>
    [...block.children].some((child) => Object.keys(child).some((key) => key.startsWith('__reactFiber')));
  const deadline = performance.now() + patience;
  const asleep: string[] = [];
  // An example without content has nothing to wake.
  for (const block of document.querySelectorAll('[data-hydrate]:has(> *)')) {
    block.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    while (!isAwake(block) && performance.now() < deadline)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    if (!isAwake(block)) asleep.push(`${block.getAttribute('data-block')} sleeps on`);
  }
  return asleep;
}
