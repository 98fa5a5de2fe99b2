import type { Block, PageDocument } from '#schemas/page.ts';
import { isSame } from '../../app/same-value.ts';
import { idLists, listName, type OwnBlock, placeBlocks } from '../compare/block-places.ts';
import { type Choice, choiceOf, type MergeConflict } from './merge-conflict.ts';
import { isReordered, mergeOrder } from './merge-order.ts';
import { placesOf } from './merge-places.ts';
import { membersOf, type PlacesOfAll } from './merge-removed.ts';
import { mergeValues } from './merge-values.ts';
import { unusedId } from './unused-id.ts';

export interface PageVersions {
  /** The version both started from. */
  readonly base: PageDocument;
  readonly mine: PageDocument;
  readonly theirs: PageDocument;
}

export interface MergedPage {
  readonly document: PageDocument;
  /** What only a person can decide; the document already follows `choices`, or the presets. */
  readonly conflicts: readonly MergeConflict[];
}

/**
 * Two people's work on one page in one document. An edit of either is in it, or is part of a conflict that names it.
 * @param choices id of a conflict -> what counts
 */
export function mergePages(
  { base, mine, theirs }: PageVersions,
  choices: ReadonlyMap<string, Choice>,
): MergedPage {
  const places: PlacesOfAll = {
    base: placeBlocks(base.blocks),
    mine: placeBlocks(mine.blocks),
    theirs: placeBlocks(theirs.blocks),
  };
  const present = membersOf(places, choices);
  const placed = placesOf(places, present.members, choices);
  const fields = mergeFields({ base, mine, theirs }, choices);
  const conflicts: MergeConflict[] = [...fields.conflicts, ...present.conflicts, ...placed.conflicts];
  const bodies = new Map<string, OwnBlock>();
  const copies = new Map<string, OwnBlock>();
  const used = new Set(present.members);
  for (const id of present.members) {
    const { own, copy, conflict } = mergeBlock(id, places, choices);
    if (conflict) conflicts.push(conflict);
    bodies.set(id, own);
    if (copy) {
      const copyId = unusedId(id, used);
      used.add(copyId);
      copies.set(id, { ...copy, id: copyId });
    }
  }
  const lists = { base: idLists(base.blocks), mine: idLists(mine.blocks), theirs: idLists(theirs.blocks) };
  const inLists = new Map<string, Set<string>>();
  for (const [id, { parent, slot }] of placed.merged) {
    const name = listName(parent, slot);
    inLists.set(name, (inLists.get(name) ?? new Set()).add(id));
  }
  const build = (parent: string | null, slot: string): Block[] => {
    const name = listName(parent, slot);
    const members = inLists.get(name) ?? new Set<string>();
    const { order, conflict } = orderOf(name, members, { lists, choices, bodies });
    if (conflict) conflicts.push(conflict);
    return order.flatMap((id) => {
      const own = bodies.get(id);
      const copy = copies.get(id);
      if (!own) return [];
      const slots = [...inLists.keys()]
        .filter((list) => list.startsWith(`${id}\n`))
        .map((list): [string, Block[]] => {
          const inner = list.slice(id.length + 1);
          return [inner, build(id, inner)];
        });
      const block: Block = { ...own, ...(slots.length > 0 && { slots: Object.fromEntries(slots) }) };
      return copy ? [block, copy] : [block];
    });
  };
  return { document: { ...fields.value, blocks: build(null, '') }, conflicts };
}

type Fields = Omit<PageDocument, 'blocks'>;

function mergeFields(
  { base, mine, theirs }: PageVersions,
  choices: ReadonlyMap<string, Choice>,
): { readonly value: Fields; readonly conflicts: readonly MergeConflict[] } {
  const fieldsOf = ({ blocks: _blocks, ...fields }: PageDocument): Fields => fields;
  const versions = { base: fieldsOf(base), mine: fieldsOf(mine), theirs: fieldsOf(theirs) };
  const { conflicts: places } = mergeValues(versions, () => 'mine');
  const conflict: MergeConflict = { kind: 'page', id: 'page', places };
  const side = choiceOf(conflict, choices) === 'theirs' ? 'theirs' : 'mine';
  const { value } = mergeValues(versions, () => side);
  // Both versions have every field the kind asks for, so what is made of their names has them, too.
  return { value: value as Fields, conflicts: places.length > 0 ? [conflict] : [] };
}

function mergeBlock(
  id: string,
  { base, mine, theirs }: PlacesOfAll,
  choices: ReadonlyMap<string, Choice>,
): { readonly own: OwnBlock; readonly copy?: OwnBlock; readonly conflict?: MergeConflict } {
  const first = mine.get(id)?.own;
  const second = theirs.get(id)?.own;
  if (!first || !second) return { own: first ?? second ?? { id, type: '', props: {} } };
  const versions = { base: base.get(id)?.own, mine: first, theirs: second };
  const { value, conflicts: places } = mergeValues(versions, () => 'mine');
  if (places.length === 0) return { own: value as OwnBlock };
  const conflict: MergeConflict = {
    kind: 'block',
    id: `block:${id}`,
    blockId: id,
    type: first.type,
    mine: first,
    theirs: second,
    places,
  };
  const choice = choiceOf(conflict, choices);
  if (choice === 'theirs') return { own: mergeValues(versions, () => 'theirs').value as OwnBlock, conflict };
  return { own: value as OwnBlock, conflict, ...(choice === 'both' && { copy: second }) };
}

type Lists = ReadonlyMap<string, readonly string[]>;

function orderOf(
  name: string,
  members: ReadonlySet<string>,
  {
    lists,
    choices,
    bodies,
  }: {
    readonly lists: { readonly base: Lists; readonly mine: Lists; readonly theirs: Lists };
    readonly choices: ReadonlyMap<string, Choice>;
    readonly bodies: ReadonlyMap<string, OwnBlock>;
  },
): { readonly order: readonly string[]; readonly conflict?: MergeConflict } {
  const [was, mine, theirs] = [lists.base, lists.mine, lists.theirs].map((one) => one.get(name) ?? []);
  if (!was || !mine || !theirs) return { order: [...members] };
  const myOrder = mergeOrder(mine, theirs, members);
  const theirOrder = mergeOrder(theirs, mine, members);
  if (!isReordered(was, theirs)) return { order: myOrder };
  if (!isReordered(was, mine)) return { order: theirOrder };
  if (isSame(common(mine, theirs), common(theirs, mine))) return { order: myOrder };
  const types = [...members].flatMap((id) => bodies.get(id)?.type ?? []);
  const conflict: MergeConflict = { kind: 'order', id: `order:${name}`, types };
  return { order: choiceOf(conflict, choices) === 'theirs' ? theirOrder : myOrder, conflict };
}

const common = (list: readonly string[], other: readonly string[]): string[] =>
  list.filter((id) => other.includes(id));
