import { isSame } from '../../app/same-value.ts';
import type { PlacedBlock } from '../compare/block-places.ts';
import { type Choice, choiceOf, type MergeConflict } from './merge-conflict.ts';
import type { Side } from './merge-values.ts';

export type Places = ReadonlyMap<string, PlacedBlock>;
export interface PlacesOfAll {
  readonly base: Places;
  readonly mine: Places;
  readonly theirs: Places;
}

/**
 * Which blocks stand on the merged page. What one took away goes, with everything in it, unless the other worked on it
 * meanwhile: then that is a conflict about the outermost block taken away.
 */
export function membersOf(
  places: PlacesOfAll,
  choices: ReadonlyMap<string, Choice>,
): { readonly members: Set<string>; readonly conflicts: readonly MergeConflict[] } {
  const members = new Set([...places.mine.keys()].filter((id) => places.theirs.has(id)));
  const conflicts: MergeConflict[] = [];
  for (const side of ['mine', 'theirs'] as const) {
    const kept = places[side];
    const units = new Map<string, string[]>();
    for (const id of kept.keys()) {
      if (members.has(id) && places[otherOf(side)].has(id)) continue;
      const root = removedRoot(id, places, side);
      if (root === null) members.add(id);
      else units.set(root, [...(units.get(root) ?? []), id]);
    }
    for (const [root, unit] of units) {
      const conflict = conflictOf(root, { unit, places, side });
      if (!conflict) continue;
      conflicts.push(conflict);
      if (choiceOf(conflict, choices) === side) for (const id of unit) members.add(id);
    }
  }
  return { members, conflicts };
}

const otherOf = (side: Side): Side => (side === 'mine' ? 'theirs' : 'mine');

/** The outermost block around this one, or itself, that the other person took away; null when there is none. */
function removedRoot(id: string, places: PlacesOfAll, side: Side): string | null {
  const other = places[otherOf(side)];
  let root: string | null = null;
  for (let at: string | null = id; at !== null && !other.has(at); at = places[side].get(at)?.parent ?? null)
    if (places.base.has(at)) root = at;
  return root;
}

function conflictOf(
  root: string,
  {
    unit,
    places,
    side,
  }: { readonly unit: readonly string[]; readonly places: PlacesOfAll; readonly side: Side },
): MergeConflict | null {
  const isTouched = unit.some((id) => {
    const was = places.base.get(id);
    const is = places[side].get(id);
    return !was || !is || !isSame(was.own, is.own) || was.parent !== is.parent || was.slot !== is.slot;
  });
  const kept = places[side].get(root);
  const base = places.base.get(root);
  if (!isTouched || !kept || !base) return null;
  return {
    kind: 'gone',
    id: `gone:${root}`,
    blockId: root,
    type: kept.own.type,
    removedBy: otherOf(side),
    kept: kept.own,
    base: base.own,
  };
}
