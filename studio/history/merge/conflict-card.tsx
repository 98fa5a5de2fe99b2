import { useId } from 'react';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { useWidgetNames } from '../use-widget-names.ts';
import { ConflictSide } from './conflict-side.tsx';
import { type Choice, choicesFor, type MergeConflict } from './merge-conflict.ts';

interface Props {
  readonly conflict: MergeConflict;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/** One thing two people did differently, and what can be done about it. */
export function ConflictCard({ conflict, choice, onChoose }: Props) {
  const { t } = useStudioTexts();
  const names = useWidgetNames();
  const id = useId();
  const name = 'type' in conflict ? names.titleOf(conflict.type) : '';
  const question = conflict.kind === 'gone' ? `gone-${conflict.removedBy}` : conflict.kind;
  return (
    <fieldset className="grid gap-3 rounded-lg border border-line p-3.5">
      <legend className="px-1 font-semibold">
        {name === '' ? t(`merge.about-${conflict.kind}`) : name}{' '}
        {'blockId' in conflict && (
          <span className="ms-1 font-mono font-normal text-ink-soft text-small">{conflict.blockId}</span>
        )}
      </legend>
      <p className="s-hint">{t(`merge.question-${question}`)}</p>
      <div className="grid gap-2 desktop:grid-cols-2">
        {choicesFor(conflict).map((one) => (
          <div
            key={one}
            className={`grid min-w-0 content-start gap-2 rounded-lg border border-line p-3 has-checked:border-brand has-checked:bg-brand-soft ${one === 'both' ? 'desktop:col-span-2' : ''}`}
          >
            <label className="flex cursor-pointer items-center gap-2.5 font-semibold">
              <input
                type="radio"
                name={id}
                className="size-4 shrink-0 accent-brand"
                checked={choice === one}
                onChange={() => onChoose(one)}
              />
              {t(choiceText(conflict, one))}
            </label>
            {one !== 'both' && <ConflictSide conflict={conflict} side={one} />}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function choiceText(conflict: MergeConflict, choice: Choice): string {
  if (conflict.kind !== 'gone') return `merge.choose-${choice}`;
  return choice === conflict.removedBy ? 'merge.choose-remove' : 'merge.choose-keep';
}
