import { createUsePuck } from '@puckeditor/core';
import type { Widget } from '#registry/widget.ts';
import { slotProp } from '../puck/puck-shape.ts';
import type { Places } from './places.tsx';

const usePuck = createUsePuck();

/**
 * Places of a block where nothing stands.
 * @param widget undefined for a block nobody knows, which has none
 * @param itemId its id in Puck
 */
export function useEmptyPlaces(widget: Widget | undefined, itemId: string): Places {
  const all = Object.entries(widget?.slots ?? {});
  // As one string, which stays the same while nothing of it changes.
  const empty = usePuck((state) => {
    if (all.length === 0) return '';
    const stored: unknown = state.getItemById(itemId)?.props;
    return all
      .map(([name]) => name)
      .filter((name) => !hasItems(stored, slotProp(name)))
      .join(' ');
  }).split(' ');
  return all.filter(([name]) => empty.includes(name));
}

function hasItems(props: unknown, name: string): boolean {
  if (typeof props !== 'object' || props === null) return false;
  const items: unknown = Object.entries(props).find(([key]) => key === name)?.[1];
  return Array.isArray(items) && items.length > 0;
}
