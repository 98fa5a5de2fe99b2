import { type Choice, choiceOf, type MergeConflict } from './merge-conflict.ts';
import type { PlacesOfAll } from './merge-removed.ts';

/** Where a block stands on the merged page. */
export interface MergedPlace {
  parent: string | null;
  slot: string;
}

/** Where each block of the merged page stands; what lost the block around it stands where that one stood. */
export function placesOf(
  places: PlacesOfAll,
  members: ReadonlySet<string>,
  choices: ReadonlyMap<string, Choice>,
): { readonly merged: Map<string, MergedPlace>; readonly conflicts: readonly MergeConflict[] } {
  const conflicts: MergeConflict[] = [];
  const merged = new Map<string, MergedPlace>();
  for (const id of members) {
    const { place, conflict } = placeOf(id, places, choices);
    if (conflict) conflicts.push(conflict);
    merged.set(id, outside(place, places, members));
  }
  breakRings(merged);
  return { merged, conflicts };
}

function placeOf(
  id: string,
  { base, mine, theirs }: PlacesOfAll,
  choices: ReadonlyMap<string, Choice>,
): { readonly place: MergedPlace; readonly conflict?: MergeConflict } {
  const was = base.get(id);
  const first = mine.get(id);
  const second = theirs.get(id);
  if (!first || !second) return { place: spot(first ?? second) };
  if (isAt(first, second) || (was && isAt(was, second))) return { place: spot(first) };
  if (was && isAt(was, first)) return { place: spot(second) };
  const conflict: MergeConflict = { kind: 'place', id: `place:${id}`, blockId: id, type: first.own.type };
  return { place: spot(choiceOf(conflict, choices) === 'theirs' ? second : first), conflict };
}

const spot = (place: MergedPlace | undefined): MergedPlace => ({
  parent: place?.parent ?? null,
  slot: place?.slot ?? '',
});

const isAt = (a: MergedPlace, b: MergedPlace): boolean => a.parent === b.parent && a.slot === b.slot;

/** The place itself, or, when the block around it is not on the page, the place of that block. */
function outside(place: MergedPlace, places: PlacesOfAll, members: ReadonlySet<string>): MergedPlace {
  let at = place;
  const seen = new Set<string>();
  while (at.parent !== null && !members.has(at.parent)) {
    const { parent } = at;
    if (seen.has(parent)) return { parent: null, slot: '' };
    seen.add(parent);
    at = spot(places.mine.get(parent) ?? places.theirs.get(parent) ?? places.base.get(parent));
  }
  return at;
}

/** Two people may each have put one block into the other's: one of them then stands on the page itself. */
function breakRings(merged: Map<string, MergedPlace>): void {
  for (const id of merged.keys()) {
    const seen = new Set<string>([id]);
    for (let at = merged.get(id)?.parent ?? null; at !== null; at = merged.get(at)?.parent ?? null) {
      if (at === id) {
        merged.set(id, { parent: null, slot: '' });
        break;
      }
      if (seen.has(at)) break;
      seen.add(at);
    }
  }
}
