import type { Block, PageDocument } from '#schemas/page.ts';

/** A block as it is stored, without its id and the blocks in it, which Puck keeps itself. */
export type StoredBlock = Omit<Block, 'id' | 'slots'>;

/** What of a block's slots Puck does not know of, and must not be lost. */
export interface KeptSlots {
  /** Names in their stored order; null when the block has no `slots` at all. */
  readonly names: readonly string[] | null;
  /** Slots that the widget does not have, with what stands in them. */
  readonly others: Readonly<Record<string, Block[]>>;
}

/** Props of one item of Puck's data. Slots stand beside these under `in_<slot>`, as Puck wants them. */
export interface PuckProps {
  readonly id: string;
  readonly stored: StoredBlock;
  readonly kept: KeptSlots;
  readonly [slot: string]: unknown;
}

export interface PuckItem {
  readonly type: string;
  readonly props: PuckProps;
}

/** Everything of a page but its blocks. */
export type PageFields = Omit<PageDocument, 'blocks'>;

export interface PuckPage {
  readonly root: { readonly props: { readonly page: PageFields } };
  readonly content: readonly PuckItem[];
}

/** Type of Puck's items for blocks whose widget nobody knows; no widget can be called so. */
export const unknownType = '?';

/** Puck's own component id of the page itself; a block may be called the same, hence the letter before blocks' ids. */
const mark = 'b.';

/** The id of a block in Puck, where a colon parts blocks from slots. Ids that Puck makes have no mark and stay as they are. */
export const puckId = (blockId: string): string =>
  mark + blockId.replaceAll('%', '%25').replaceAll(':', '%3A');

export const blockIdOf = (id: string): string =>
  id.startsWith(mark) ? id.slice(mark.length).replaceAll('%3A', ':').replaceAll('%25', '%') : id;

/** Name of Puck's prop that holds the items of a slot. */
export const slotProp = (slot: string): string => `in_${slot}`;
