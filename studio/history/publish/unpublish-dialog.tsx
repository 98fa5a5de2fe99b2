import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentEntry } from '#schemas/content-entry.ts';
import { useStaff } from '../../app/staff-session.tsx';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { useToast } from '../../parts/toast.tsx';
import { entryKey, forgetEntry } from '../entry-calls.ts';
import { formatMoment } from '../moment.tsx';
import { PlanList } from '../plans/plan-list.tsx';
import { useEntryPlans } from '../plans/use-plans.ts';
import { executeOrder } from './execute-order.ts';
import { usagesOf } from './publish-calls.ts';
import { UsageList } from './usage-list.tsx';
import { atOnce, useReleases, WhenFields } from './when-fields.tsx';

interface Props {
  readonly entry: ContentEntry;
  readonly title: string;
  readonly onClose: () => void;
  readonly onUnpublished?: (entry: ContentEntry) => void;
}

/** Takes something off the site, now, at a time or with a release; says first where it is used. */
export function UnpublishDialog({ entry, title, onClose, onUnpublished }: Props) {
  const { t, locale } = useStudioTexts();
  const { may } = useStaff();
  const say = useToast();
  const cache = useQueryClient();
  const releases = useReleases();
  const plans = useEntryPlans(entry);
  const mayPublish = may('publisher');
  const [when, setWhen] = useState(mayPublish ? atOnce : { ...atOnce, kind: 'release' as const });
  const [state, setState] = useState<{ busy: boolean; field?: string; message?: string }>({ busy: false });
  const usages = useQuery({
    queryKey: [...entryKey(entry), 'usage'],
    queryFn: () => usagesOf(entry),
    retry: false,
  });
  const act = async () => {
    setState({ busy: true });
    try {
      const outcome = await executeOrder({ entry, action: 'unpublish', when, releases }, new Date());
      if (outcome.kind === 'refused') return setState({ busy: false, field: t(outcome.reason) });
      if (outcome.kind === 'done') {
        say(t('publish.taken-off', { title }));
        onUnpublished?.(outcome.entry);
      } else if (outcome.kind === 'planned')
        say(t('publish.planned', { title, at: formatMoment(outcome.at, locale) }));
      else say(t('publish.in-release', { title, release: outcome.title }));
      void forgetEntry(cache, entry);
      onClose();
    } catch (error) {
      setState({ busy: false, message: error instanceof Error ? error.message : t('studio.unknown-error') });
    }
  };
  return (
    <Dialog
      title={t('publish.take-off-title', { title })}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="s-btn" onClick={onClose}>
            {t('parts.cancel')}
          </button>
          <button
            type="button"
            className="s-btn s-btn-danger"
            aria-disabled={state.busy}
            onClick={() => !state.busy && void act()}
          >
            {t(`publish.take-off-${when.kind}`)}
          </button>
        </>
      }
    >
      <div className="grid gap-5">
        <div role="alert" className="empty:hidden">
          {state.message !== undefined && <p className="s-error">{state.message}</p>}
        </div>
        <p>{t('publish.take-off-text')}</p>
        {usages.data && usages.data.length > 0 && (
          <section className="grid gap-2">
            <h3 className="s-label">{t('publish.used-in', { count: usages.data.length })}</h3>
            <UsageList usages={usages.data} />
          </section>
        )}
        {plans.length > 0 && (
          <section aria-label={t('publish.already')} className="grid gap-2">
            <h3 className="s-label">{t('publish.already')}</h3>
            <PlanList plans={plans} version={entry.version} />
          </section>
        )}
        <WhenFields value={when} onChange={setWhen} mayPublish={mayPublish} error={state.field} />
      </div>
    </Dialog>
  );
}
