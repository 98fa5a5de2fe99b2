import { type ReactNode, useState } from 'react';
import { useStudioTexts } from '../app/studio-texts.tsx';
import { formatMoment } from '../history/moment.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import type { JournalRecord } from './journal-record.ts';

interface Props {
  readonly record: JournalRecord;
  readonly onRestore: () => Promise<void> | undefined;
  readonly onDiscard: () => void;
  /** Why it cannot be restored just now. */
  readonly blocked?: string | undefined;
  /** What else there is to know: who saved meanwhile, and what differs. */
  readonly children?: ReactNode;
}

/** Offers what was typed here and not saved. */
export function FoundNote({ record, onRestore, onDiscard, blocked, children }: Props) {
  const { t, locale } = useStudioTexts();
  const [busy, setBusy] = useState(false);
  const [discarding, setDiscarding] = useState(false);
  const at = formatMoment(new Date(record.at).toISOString(), locale);
  const restore = async () => {
    setBusy(true);
    await onRestore();
    setBusy(false);
  };
  const off = busy || blocked !== undefined;
  return (
    <section
      aria-label={t('journal.found')}
      className="s-card grid gap-3 border-sun-ink/30 bg-sun-soft p-3 text-sun-ink"
    >
      <div className="flex flex-wrap items-center gap-2">
        <div role="status" className="me-auto min-w-0 text-small">
          <h2 className="font-semibold text-small">{t('journal.found-at', { at })}</h2>
          {blocked !== undefined && <p>{blocked}</p>}
        </div>
        <button
          type="button"
          className="s-btn s-btn-main"
          aria-disabled={off}
          onClick={() => {
            if (!off) void restore();
          }}
        >
          {t('journal.restore')}
        </button>
        <button type="button" className="s-btn" onClick={() => setDiscarding(true)}>
          {t('journal.discard')}
        </button>
      </div>
      {children}
      {discarding && (
        <ConfirmDialog
          title={t('journal.discard-title', { at })}
          confirm={t('journal.discard')}
          danger
          onConfirm={() => {
            onDiscard();
            return undefined;
          }}
          onClose={() => setDiscarding(false)}
        >
          <p>{t('journal.discard-text')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
