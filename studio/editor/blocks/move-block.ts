import type { Registry } from '#registry/registry.ts';
import type { Block } from '#schemas/page.ts';
import { findPlaced, insertAt, listAt, type Place, removeBlock } from './block-tree.ts';
import { mayStand } from './may-stand.ts';

/** Ways a block goes by one key: along its list, into the block before it, out of the block that holds it. */
export const moves = ['up', 'down', 'in', 'out'] as const;
export type Move = (typeof moves)[number];

/**
 * Where a step leads; null when there is no such step. Up and down lead through the places of one container, too: from
 * the end of its first column to the start of its second one.
 */
export function placeAfter(
  blocks: readonly Block[],
  { id, move, registry }: { readonly id: string; readonly move: Move; readonly registry: Registry },
): Place | null {
  const placed = findPlaced(blocks, id);
  if (!placed) return null;
  const { block, place } = placed;
  const list = listAt(blocks, place.parent, place.slot);
  const holder = place.parent === null ? undefined : findPlaced(blocks, place.parent);
  const fits = (parent: Block | null, slot: string) => mayStand(registry, { parent, slot, type: block.type });
  if (move === 'in') {
    const before = list[place.index - 1];
    const slot = before && slotsOf(registry, before).find((name) => fits(before, name));
    return before && slot !== undefined
      ? { parent: before.id, slot, index: listAt(blocks, before.id, slot).length }
      : null;
  }
  if (move === 'out') {
    if (!holder) return null;
    const { parent, slot, index } = holder.place;
    const outer = parent === null ? null : (findPlaced(blocks, parent)?.block ?? null);
    return fits(outer, slot) ? { parent, slot, index: index + 1 } : null;
  }
  const to = place.index + (move === 'up' ? -1 : 1);
  if (to >= 0 && to < list.length) return { ...place, index: to };
  if (!holder) return null;
  const names = slotsOf(registry, holder.block);
  const at = names.indexOf(place.slot);
  const others = move === 'up' ? names.slice(0, Math.max(at, 0)).toReversed() : names.slice(at + 1);
  const slot = others.find((name) => fits(holder.block, name));
  if (slot === undefined) return null;
  const index = move === 'up' ? listAt(blocks, holder.block.id, slot).length : 0;
  return { parent: holder.block.id, slot, index };
}

/** The page after a step of one block; null when it cannot take it. Nothing is ever lost or doubled on the way. */
export function moveBlock(
  blocks: readonly Block[],
  { id, move, registry }: { readonly id: string; readonly move: Move; readonly registry: Registry },
): Block[] | null {
  const placed = findPlaced(blocks, id);
  const place = placeAfter(blocks, { id, move, registry });
  return placed && place ? insertAt(removeBlock(blocks, id), place, [placed.block]) : null;
}

/** Names of the places a block has for others; none for a widget nobody knows. */
const slotsOf = (registry: Registry, block: Block): string[] =>
  Object.keys(registry.get(block.type)?.slots ?? {});
