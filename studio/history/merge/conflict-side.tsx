import { useStudioTexts } from '../../app/studio-texts.tsx';
import { fieldWords } from '../../fields/words/field-words.ts';
import { ChangeRows } from '../change-rows.tsx';
import { type ValueChange, valueChanges } from '../compare/value-changes.ts';
import { placeLabel } from '../place-label.ts';
import { useWidgetNames } from '../use-widget-names.ts';
import type { MergeConflict } from './merge-conflict.ts';
import type { Side } from './merge-values.ts';

interface Props {
  readonly conflict: MergeConflict;
  readonly side: Side;
}

/** What one of the two did about a conflict, compared with what was there before. */
export function ConflictSide({ conflict, side }: Props) {
  const { t, locale } = useStudioTexts();
  const names = useWidgetNames();
  if (conflict.kind === 'page' || conflict.kind === 'block') {
    const changes = conflict.places.flatMap((place) => valueChanges(place.base, place[side], place.path));
    const labelOf = (path: ValueChange['path']) =>
      conflict.kind === 'block'
        ? names.placeOf(conflict.type, path)
        : placeLabel(path, { schema: undefined, t, words: fieldWords(locale) });
    return <ChangeRows changes={changes} labelOf={labelOf} />;
  }
  if (conflict.kind === 'gone' && side !== conflict.removedBy) {
    const changes = valueChanges(conflict.base, conflict.kept);
    if (changes.length === 0) return <span className="s-hint">{t('merge.changed-inside')}</span>;
    return <ChangeRows changes={changes} labelOf={(path) => names.placeOf(conflict.type, path)} />;
  }
  return null;
}
