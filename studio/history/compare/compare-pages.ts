import type { PageDocument } from '#schemas/page.ts';
import { idLists, type OwnBlock, type PlacedBlock, placeBlocks } from './block-places.ts';
import { longestRising } from './longest-rising.ts';
import { type ValueChange, valueChanges } from './value-changes.ts';

/** What became of one block between two versions. A block can be both moved and changed. */
export interface BlockChange {
  readonly id: string;
  readonly type: string;
  readonly kind: 'added' | 'removed' | 'kept';
  readonly moved: boolean;
  readonly changes: readonly ValueChange[];
  /** Types of the blocks around it, outermost first. */
  readonly around: readonly string[];
  /** The block as it is now, or as it was when it is gone. */
  readonly own: OwnBlock;
  /** Position from 1 before and now, in its list. */
  readonly from: number | null;
  readonly to: number | null;
  /** How many blocks inside came, or went, with it. */
  readonly inside: number;
}

export interface PageChanges {
  /** Title, description, layout and the like. */
  readonly page: readonly ValueChange[];
  readonly blocks: readonly BlockChange[];
}

/** What an editor would say has changed from one version of a page to another, block by block in the newer order. */
export function comparePages(before: PageDocument, after: PageDocument): PageChanges {
  const { blocks: blocksBefore, ...pageBefore } = before;
  const { blocks: blocksAfter, ...pageAfter } = after;
  const was = placeBlocks(blocksBefore);
  const is = placeBlocks(blocksAfter);
  const reordered = reorderedBlocks(before, after);
  const removed = [...was].flatMap(([id, place]) =>
    is.has(id) || isInsideSame(place, (parent) => was.has(parent) && !is.has(parent))
      ? []
      : [described(place, { kind: 'removed', inside: countInside(id, was, (inner) => !is.has(inner)) })],
  );
  const kept = [...is].flatMap(([id, place]): BlockChange[] => {
    const old = was.get(id);
    if (!old) {
      if (isInsideSame(place, (parent) => is.has(parent) && !was.has(parent))) return [];
      return [described(place, { kind: 'added', inside: countInside(id, is, (inner) => !was.has(inner)) })];
    }
    const changes = valueChanges(old.own, place.own);
    const moved = old.parent !== place.parent || old.slot !== place.slot || reordered.has(id);
    if (changes.length === 0 && !moved) return [];
    return [{ ...described(place, { kind: 'kept', inside: 0 }), changes, moved, from: old.index + 1 }];
  });
  return { page: valueChanges(pageBefore, pageAfter), blocks: [...kept, ...removed] };
}

/** Whether nothing differs. */
export const isUnchanged = ({ page, blocks }: PageChanges): boolean =>
  page.length === 0 && blocks.length === 0;

/** A block that came or went together with the one around it is told by that one. */
const isInsideSame = ({ parent }: PlacedBlock, shares: (parent: string) => boolean): boolean =>
  parent !== null && shares(parent);

function described(
  { own, around, index }: PlacedBlock,
  { kind, inside }: { readonly kind: BlockChange['kind']; readonly inside: number },
): BlockChange {
  return {
    id: own.id,
    type: own.type,
    kind,
    moved: false,
    changes: [],
    around,
    own,
    from: kind === 'removed' ? index + 1 : null,
    to: kind === 'removed' ? null : index + 1,
    inside,
  };
}

function countInside(
  id: string,
  places: ReadonlyMap<string, PlacedBlock>,
  counts: (inner: string) => boolean,
): number {
  return [...places].reduce(
    (sum, [inner, { parent }]) =>
      parent === id && counts(inner) ? sum + 1 + countInside(inner, places, counts) : sum,
    0,
  );
}

/** Blocks that stand in another order among those that stayed in their list. */
function reorderedBlocks(before: PageDocument, after: PageDocument): Set<string> {
  const was = idLists(before.blocks);
  const moved = new Set<string>();
  for (const [name, ids] of idLists(after.blocks)) {
    const positions = new Map((was.get(name) ?? []).map((id, index) => [id, index]));
    const stayed = ids.flatMap((id) => {
      const position = positions.get(id);
      return position === undefined ? [] : [{ id, position }];
    });
    const run = longestRising(stayed.map(({ position }) => position));
    for (const { id, position } of stayed) if (!run.has(position)) moved.add(id);
  }
  return moved;
}
