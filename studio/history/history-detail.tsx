import { useState } from 'react';
import { useStudioTexts } from '../app/studio-texts.tsx';
import { authorName } from './author-name.ts';
import { BodyChanges } from './body-changes.tsx';
import type { HistoryStep } from './history-versions.ts';
import { Moment } from './moment.tsx';

interface Props {
  readonly step: HistoryStep;
  /** The draft as it is now. */
  readonly draft: unknown;
}

const comparisons = ['step', 'draft'] as const;

/** One step of the history: what it changed, or how it differs from the draft of today. */
export function HistoryDetail({ step: { item, before, after, wrote }, draft }: Props) {
  const { t } = useStudioTexts();
  const [comparison, setComparison] = useState<(typeof comparisons)[number]>('step');
  return (
    <section aria-live="polite" className="grid min-w-0 content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <span className="font-semibold">{t(`history.action-${item.action}`)}</span>{' '}
          <span className="text-ink-soft">
            {authorName(t, item.by)}, <Moment at={item.at} />
          </span>
        </p>
        <fieldset className="flex flex-wrap gap-1">
          <legend className="sr-only">{t('history.compare')}</legend>
          {comparisons.map((one) => (
            <button
              key={one}
              type="button"
              className="s-btn s-btn-quiet aria-pressed:border-line-strong aria-pressed:bg-sunken"
              aria-pressed={comparison === one}
              onClick={() => setComparison(one)}
            >
              {t(`history.compare-${one}`)}
            </button>
          ))}
        </fieldset>
      </div>
      {comparison === 'draft' && <BodyChanges before={after} after={draft} />}
      {comparison === 'step' && !wrote && <p className="s-hint">{t(`history.nothing-written`)}</p>}
      {comparison === 'step' && wrote && before === undefined && (
        <p className="s-hint">{t('history.beginning')}</p>
      )}
      {comparison === 'step' && wrote && before !== undefined && (
        <BodyChanges before={before} after={after} />
      )}
    </section>
  );
}
