/** Hands the kept events of a block over, oldest first, and stops keeping more for it. */
export type TakeEvents = (blockId: string) => Event[];

const kept = ['click', 'keydown', 'input', 'change', 'pointerdown', 'focusin'];

/**
 * Watches sleeping blocks. Any touch wakes the block; what the browser does by itself (typing, sliding, following a
 * link, opening a summary) goes on, and what needs the block's code is kept for it until that is there.
 */
export function keepEvents(wake: (block: Element) => void): TakeEvents {
  const byBlock = new Map<string, Event[]>();
  const awake = new Set<string>();
  const keep = (event: Event) => {
    const block = event.target instanceof Element && event.target.closest('[data-hydrate]');
    if (!block) return;
    const id = block.getAttribute('data-block') ?? '';
    if (awake.has(id)) return;
    byBlock.set(id, [...(byBlock.get(id) ?? []), event]);
    wake(block);
  };
  for (const type of kept) addEventListener(type, keep, true);
  return (id) => {
    awake.add(id);
    const events = byBlock.get(id) ?? [];
    byBlock.delete(id);
    return events;
  };
}
