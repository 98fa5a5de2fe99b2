import { isPage } from '../compare/is-page.ts';
import type { Choice, MergeConflict } from './merge-conflict.ts';
import { mergePages } from './merge-pages.ts';
import { mergeValues } from './merge-values.ts';

export interface BodyVersions {
  /** The body both started from. */
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface MergedBody {
  readonly body: unknown;
  readonly conflicts: readonly MergeConflict[];
}

/**
 * Two people's work on one entry in one body: pages block by block, everything else field by field. Without conflicts
 * the body can be saved as it is.
 * @param choices id of a conflict -> what counts; the presets take nobody's words away
 */
export function mergeBodies(
  { base, mine, theirs }: BodyVersions,
  choices: ReadonlyMap<string, Choice> = new Map(),
): MergedBody {
  if (isPage(base) && isPage(mine) && isPage(theirs)) {
    const { document, conflicts } = mergePages({ base, mine, theirs }, choices);
    return { body: document, conflicts };
  }
  const idOf = (path: readonly string[]): string => `field:${JSON.stringify(path)}`;
  const { value, conflicts } = mergeValues({ base, mine, theirs }, (path) =>
    choices.get(idOf(path)) === 'theirs' ? 'theirs' : 'mine',
  );
  return {
    body: value,
    conflicts: conflicts.map((place) => ({ kind: 'page', id: idOf(place.path), places: [place] })),
  };
}
