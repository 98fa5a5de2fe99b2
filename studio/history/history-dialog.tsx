import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { ContentEntry } from '#schemas/content-entry.ts';
import type { EntryRef } from '#schemas/studio/entry-ref.ts';
import { useErrorWords } from '../app/error-words.ts';
import { Failed, Loading } from '../app/screen-states.tsx';
import { useStaff } from '../app/staff-session.tsx';
import { useStudioTexts } from '../app/studio-texts.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { entryKey, forgetEntry, readEntry, readHistory, restoreVersion } from './entry-calls.ts';
import { HistoryDetail } from './history-detail.tsx';
import { HistoryList } from './history-list.tsx';
import { historySteps } from './history-versions.ts';

interface Props {
  readonly entry: EntryRef;
  /** Name of the entry for people. */
  readonly title: string;
  readonly onClose: () => void;
  /** The draft is an earlier version now; editors show it. */
  readonly onRestored?: (entry: ContentEntry) => void;
}

/** History of an entry of any kind: who did what, what each step changed, and the way back to an earlier version. */
export function HistoryDialog({ entry, title, onClose, onRestored }: Props) {
  const { t } = useStudioTexts();
  const words = useErrorWords();
  const { may } = useStaff();
  const cache = useQueryClient();
  const [chosen, setChosen] = useState<string>();
  const [asking, setAsking] = useState<number | null>(null);
  const known = useQuery({
    queryKey: [...entryKey(entry), 'history'],
    queryFn: async () => {
      const [items, now] = await Promise.all([readHistory(entry), readEntry(entry)]);
      return { steps: historySteps(items), now };
    },
    staleTime: 0,
  });
  const steps = known.data?.steps ?? [];
  const step = steps.find(({ id }) => id === chosen) ?? steps[0];
  const restore = async (version: number) => {
    const restored = await restoreVersion(entry, version);
    await forgetEntry(cache, entry);
    onRestored?.(restored);
    onClose();
  };
  const canRestore = step?.wrote === true && step.item.version !== known.data?.now.version;
  return (
    <Dialog
      title={t('history.title', { title })}
      size="full"
      onClose={onClose}
      footer={
        step && (
          <>
            {!may('publisher') && <p className="s-hint me-auto">{t('history.restore-role')}</p>}
            <button
              type="button"
              className="s-btn s-btn-main"
              disabled={!canRestore || !may('publisher')}
              onClick={() => setAsking(step.item.version)}
            >
              <RotateCcw aria-hidden="true" size={16} />
              {t('history.restore', { version: step.item.version })}
            </button>
          </>
        )
      }
    >
      {known.isPending && <Loading />}
      {known.error && <Failed message={words(known.error)} retry={() => void known.refetch()} />}
      {known.data && step && (
        <div className="grid gap-5 desktop:grid-cols-[19rem_minmax(0,1fr)]">
          <div className="max-desktop:max-h-56 max-desktop:overflow-y-auto desktop:border-line desktop:border-e desktop:pe-3">
            <HistoryList steps={steps} chosen={step.id} onChoose={setChosen} />
          </div>
          <HistoryDetail step={step} draft={known.data.now.draft} />
        </div>
      )}
      {asking !== null && (
        <ConfirmDialog
          title={t('history.restore-question', { version: asking })}
          confirm={t('history.restore', { version: asking })}
          onConfirm={() => restore(asking)}
          onClose={() => setAsking(null)}
        >
          <p>{t('history.restore-text')}</p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
