import type { Block } from '#schemas/page.ts';

/** Where a block stands: in a slot of another block, or (`parent` null) on the page itself. */
export interface Place {
  readonly parent: string | null;
  /** Name of the slot; empty on the page itself. */
  readonly slot: string;
  readonly index: number;
}

/** A block with its way: who holds it, and how deep it stands. */
export interface PlacedBlock {
  readonly block: Block;
  readonly place: Place;
  readonly depth: number;
}

/** All blocks of a page in reading order, containers before what they hold. */
export function* walkPlaced(
  blocks: readonly Block[],
  {
    parent = null,
    slot = '',
    depth = 0,
  }: { readonly parent?: string | null; readonly slot?: string; readonly depth?: number } = {},
): Generator<PlacedBlock> {
  for (const [index, block] of blocks.entries()) {
    yield { block, place: { parent, slot, index }, depth };
    for (const [name, inner] of Object.entries(block.slots ?? {}))
      yield* walkPlaced(inner, { parent: block.id, slot: name, depth: depth + 1 });
  }
}

/** The block with this id and its place; undefined when the page has none. */
export function findPlaced(blocks: readonly Block[], id: string): PlacedBlock | undefined {
  for (const placed of walkPlaced(blocks)) if (placed.block.id === id) return placed;
  return undefined;
}

/** The list of blocks at a place; empty where nothing stands yet. */
export function listAt(blocks: readonly Block[], parent: string | null, slot: string): readonly Block[] {
  if (parent === null) return blocks;
  const slots = findPlaced(blocks, parent)?.block.slots;
  return slots !== undefined && Object.hasOwn(slots, slot) ? (slots[slot] ?? []) : [];
}

/** The page with `change` made to one list of it; blocks that are not on the way stay the same objects. */
function changeList(
  blocks: readonly Block[],
  {
    parent,
    slot,
    change,
  }: {
    readonly parent: string | null;
    readonly slot: string;
    readonly change: (list: readonly Block[]) => readonly Block[];
  },
): Block[] {
  if (parent === null) return [...change(blocks)];
  return changeBlock(blocks, parent, (block) => {
    const own = block.slots !== undefined && Object.hasOwn(block.slots, slot) ? block.slots[slot] : undefined;
    return { ...block, slots: { ...block.slots, [slot]: [...change(own ?? [])] } };
  });
}

/** The page with one block changed; the others stay the same objects. */
export function changeBlock(blocks: readonly Block[], id: string, change: (block: Block) => Block): Block[] {
  return blocks.map((block) => {
    if (block.id === id) return change(block);
    if (block.slots === undefined) return block;
    const slots = Object.entries(block.slots).map(([name, inner]) => {
      const changed = changeBlock(inner, id, change);
      return [name, changed.some((one, at) => one !== inner[at]) ? changed : inner] as const;
    });
    return slots.some(([name, inner]) => inner !== block.slots?.[name])
      ? { ...block, slots: Object.fromEntries(slots) }
      : block;
  });
}

/** The page with blocks put in at a place; an index past the end means the end. */
export const insertAt = (blocks: readonly Block[], place: Place, added: readonly Block[]): Block[] =>
  changeList(blocks, {
    parent: place.parent,
    slot: place.slot,
    change: (list) => list.toSpliced(place.index, 0, ...added),
  });

/** The page without the block and what it holds. */
export function removeBlock(blocks: readonly Block[], id: string): Block[] {
  const placed = findPlaced(blocks, id);
  if (!placed) return [...blocks];
  const { parent, slot, index } = placed.place;
  return changeList(blocks, { parent, slot, change: (list) => list.toSpliced(index, 1) });
}
