import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorWords } from '../../app/error-words.ts';
import { Failed, Loading } from '../../app/screen-states.tsx';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { DialogActions } from '../../parts/dialog-actions.tsx';
import { useToast } from '../../parts/toast.tsx';
import { BodyChanges } from '../body-changes.tsx';
import { entryKey, forgetEntry, readHistory } from '../entry-calls.ts';
import { historySteps } from '../history-versions.ts';
import { type EntryPlan, takeVersion } from './plan-calls.ts';

interface Props {
  readonly plan: EntryPlan;
  /** The newest version of the entry. */
  readonly version: number;
  readonly onClose: () => void;
}

/** Shows what changed since an entry was planned; then that goes live instead. */
export function TakeVersionDialog({ plan, version, onClose }: Props) {
  const { t } = useStudioTexts();
  const words = useErrorWords();
  const say = useToast();
  const cache = useQueryClient();
  const [state, setState] = useState<{ busy: boolean; error?: string }>({ busy: false });
  const { entry } = plan;
  const bodies = useQuery({
    queryKey: [...entryKey(entry), 'planned', entry.version, version],
    queryFn: async () => {
      const written = historySteps(await readHistory(entry)).filter(({ wrote }) => wrote);
      const bodyOf = (wanted: number | undefined) =>
        written.find(({ item }) => item.version === wanted)?.after;
      return { before: bodyOf(entry.version), after: bodyOf(version) };
    },
  });
  const take = async () => {
    setState({ busy: true });
    try {
      await takeVersion(plan, version);
      await forgetEntry(cache, entry);
      say(t('plans.taken', { version }));
      onClose();
    } catch (error) {
      setState({ busy: false, error: words(error) });
    }
  };
  const ready = bodies.data !== undefined && !state.busy;
  return (
    <Dialog
      title={t('plans.take-title', { version })}
      onClose={onClose}
      footer={
        <DialogActions
          act={t('plans.take', { version })}
          disabled={!ready}
          onAct={() => void take()}
          onClose={onClose}
        />
      }
    >
      <div className="grid gap-4">
        <div role="alert" className="empty:hidden">
          {state.error !== undefined && <p className="s-error">{state.error}</p>}
        </div>
        <p>{t('plans.take-text', { planned: entry.version ?? '', version })}</p>
        {bodies.isPending && <Loading />}
        {bodies.error && <Failed message={words(bodies.error)} retry={() => void bodies.refetch()} />}
        {bodies.data && <BodyChanges before={bodies.data.before} after={bodies.data.after} />}
      </div>
    </Dialog>
  );
}
