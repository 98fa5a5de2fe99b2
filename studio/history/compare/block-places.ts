import type { Block } from '#schemas/page.ts';

/** A block without the blocks inside it: what somebody edits when they edit the block itself. */
export type OwnBlock = Omit<Block, 'slots'>;

/** A block of a page and where it stands. */
export interface PlacedBlock {
  readonly own: OwnBlock;
  /** Block it stands in; null for the page itself. */
  readonly parent: string | null;
  /** Slot of the parent; empty for the page itself. */
  readonly slot: string;
  readonly index: number;
  /** Types of the blocks around it, outermost first, for people. */
  readonly around: readonly string[];
}

/** Name of a list of blocks: the page's own, or one slot of a block. */
export const listName = (parent: string | null, slot: string): string =>
  parent === null ? '' : `${parent}\n${slot}`;

/** Every block of a page by its id, outer ones before those inside. */
export function placeBlocks(blocks: readonly Block[]): Map<string, PlacedBlock> {
  const places = new Map<string, PlacedBlock>();
  const walk = (
    list: readonly Block[],
    {
      parent,
      slot,
      around,
    }: { readonly parent: string | null; readonly slot: string; readonly around: readonly string[] },
  ) => {
    for (const [index, { slots, ...own }] of list.entries()) {
      places.set(own.id, { own, parent, slot, index, around });
      for (const [name, inner] of Object.entries(slots ?? {}))
        walk(inner, { parent: own.id, slot: name, around: [...around, own.type] });
    }
  };
  walk(blocks, { parent: null, slot: '', around: [] });
  return places;
}

/** Ids of every list of blocks, in their order. */
export function idLists(blocks: readonly Block[]): Map<string, readonly string[]> {
  const lists = new Map<string, readonly string[]>([['', blocks.map(({ id }) => id)]]);
  const walk = (list: readonly Block[]) => {
    for (const block of list)
      for (const [slot, inner] of Object.entries(block.slots ?? {})) {
        lists.set(
          listName(block.id, slot),
          inner.map(({ id }) => id),
        );
        walk(inner);
      }
  };
  walk(blocks);
  return lists;
}
