import type { OwnBlock } from '../compare/block-places.ts';
import type { ValueConflict } from './merge-values.ts';

/** What to do about one conflict. `both` keeps mine and puts theirs behind it as a block of its own. */
export type Choice = 'mine' | 'theirs' | 'both';

/** Something two people did differently, for a person to decide. */
export type MergeConflict =
  /** Title, description or another field of the page. */
  | { readonly kind: 'page'; readonly id: string; readonly places: readonly ValueConflict[] }
  /** Both changed the same fields of a block. */
  | {
      readonly kind: 'block';
      readonly id: string;
      readonly blockId: string;
      readonly type: string;
      readonly mine: OwnBlock;
      readonly theirs: OwnBlock;
      readonly places: readonly ValueConflict[];
    }
  /** One took a block away that the other went on working on. */
  | {
      readonly kind: 'gone';
      readonly id: string;
      readonly blockId: string;
      readonly type: string;
      readonly removedBy: 'mine' | 'theirs';
      /** The block as the one who kept it has it, and as it was before. */
      readonly kept: OwnBlock;
      readonly base: OwnBlock;
    }
  /** Both moved a block, to different places. */
  | { readonly kind: 'place'; readonly id: string; readonly blockId: string; readonly type: string }
  /** Both put the blocks of a list in another order. */
  | { readonly kind: 'order'; readonly id: string; readonly types: readonly string[] };

/** Choices offered for a conflict, the first one preset: it never takes anybody's words away. */
export function choicesFor(conflict: MergeConflict): readonly Choice[] {
  if (conflict.kind === 'block') return ['mine', 'theirs', 'both'];
  // Kept is the safe one, whoever kept it.
  if (conflict.kind === 'gone')
    return conflict.removedBy === 'mine' ? ['theirs', 'mine'] : ['mine', 'theirs'];
  return ['mine', 'theirs'];
}

/** What counts for a conflict: what was chosen, or the preset. */
export function choiceOf(conflict: MergeConflict, choices: ReadonlyMap<string, Choice>): Choice {
  return choices.get(conflict.id) ?? choicesFor(conflict)[0] ?? 'mine';
}
