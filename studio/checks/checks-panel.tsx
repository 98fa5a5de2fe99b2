import { CircleCheck } from 'lucide-react';
import type { Finding } from '#schemas/studio/finding.ts';
import { useErrorWords } from '../app/error-words.ts';
import { useStudioTexts } from '../app/studio-texts.tsx';
import { FindingCounts } from './finding-counts.tsx';
import { FindingList } from './finding-list.tsx';
import type { Checks } from './use-checks.ts';

interface Props {
  /** From `useChecks`. */
  readonly checks: Checks;
  readonly onShow?: (finding: Finding) => void;
  readonly placeName?: (finding: Finding) => string | undefined;
  /** The title is there already, e.g. on a tab. */
  readonly bare?: boolean;
}

/** What the checks say of what is being edited, while it is being edited. */
export function ChecksPanel({ checks, onShow, placeName, bare = false }: Props) {
  const { t } = useStudioTexts();
  const words = useErrorWords();
  const { findings, busy, known, error, again } = checks;
  return (
    <section aria-label={t('checks.title')} aria-busy={busy} className="grid min-w-0 gap-4">
      <div className="flex min-h-8 flex-wrap items-center gap-2">
        {!bare && <h2 className="me-auto font-semibold">{t('checks.title')}</h2>}
        {known && <FindingCounts findings={findings} />}
        {/* Told politely: a person who writes is not to be interrupted. */}
        <p role="status" className="s-hint">
          {busy ? t('checks.checking') : ''}
        </p>
      </div>
      {error && (
        <div role="alert" className="grid justify-items-start gap-2">
          <p className="s-error">
            {t('checks.failed')}: {words(error)}
          </p>
          <button type="button" className="s-btn" onClick={again}>
            {t('studio.retry')}
          </button>
        </div>
      )}
      {known && !error && findings.length === 0 && (
        <div className="grid justify-items-center gap-1 rounded-lg border border-line border-dashed px-4 py-8 text-center">
          <CircleCheck aria-hidden="true" className="text-success" size={26} />
          <p className="font-semibold">{t('checks.clean')}</p>
          <p className="s-hint">{t('checks.clean-text')}</p>
        </div>
      )}
      <FindingList findings={findings} {...(onShow && { onShow })} {...(placeName && { placeName })} />
    </section>
  );
}
