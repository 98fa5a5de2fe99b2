import { ArrowRight } from 'lucide-react';
import { useStudioTexts } from '../app/studio-texts.tsx';
import type { ValueChange } from './compare/value-changes.ts';
import { TextDiff } from './text-diff.tsx';
import { valueText } from './value-text.ts';

interface Props {
  readonly changes: readonly ValueChange[];
  /** Name of a place for people. */
  readonly labelOf: (path: ValueChange['path']) => string;
}

/** Changed fields, one below the other: name, and what was and is. */
export function ChangeRows({ changes, labelOf }: Props) {
  return (
    <dl className="grid gap-2.5">
      {changes.map((change) => (
        <div key={JSON.stringify(change.path)} className="grid gap-0.5">
          <dt className="font-semibold text-ink-soft text-small">{labelOf(change.path)}</dt>
          <dd className="min-w-0">
            <Change change={change} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Change({ change: { before, after } }: { readonly change: ValueChange }) {
  const { t } = useStudioTexts();
  const areTexts =
    (typeof before === 'string' || before === undefined) &&
    (typeof after === 'string' || after === undefined);
  if (areTexts) return <TextDiff before={before ?? ''} after={after ?? ''} />;
  if (before === undefined) return <TextDiff before="" after={valueText(after, t)} />;
  if (after === undefined) return <TextDiff before={valueText(before, t)} after="" />;
  return (
    <p className="flex flex-wrap items-center gap-1.5">
      <del className="rounded-sm bg-danger-soft px-1 text-danger">
        <span className="sr-only">{t('history.said-gone')}</span>
        {valueText(before, t)}
      </del>
      <ArrowRight aria-hidden="true" size={14} className="shrink-0 text-ink-soft" />
      <ins className="rounded-sm bg-success-soft px-1 text-success no-underline">
        <span className="sr-only">{t('history.said-new')}</span>
        {valueText(after, t)}
      </ins>
    </p>
  );
}
