import { useQueryClient } from '@tanstack/react-query';
import { CalendarClock, Globe, History, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Release } from '#schemas/studio/release.ts';
import { useStaff } from '../../app/staff-session.tsx';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { useToast } from '../../parts/toast.tsx';
import {
  deleteRelease,
  publishRelease,
  rollBackRelease,
  unscheduleRelease,
} from '../releases/release-calls.ts';
import { ScheduleReleaseDialog } from './schedule-release-dialog.tsx';

type Open = 'publish' | 'roll-back' | 'delete' | 'unschedule' | 'schedule';

/** What can be done with a release as a whole. */
export function ReleaseActions({ release }: { readonly release: Release }) {
  const { t } = useStudioTexts();
  const { may } = useStaff();
  const say = useToast();
  const go = useNavigate();
  const cache = useQueryClient();
  const [open, setOpen] = useState<Open | null>(null);
  const { id, state, entries, scheduled_at } = release;
  const acts: Readonly<Record<Exclude<Open, 'schedule'>, () => Promise<void>>> = {
    publish: () => publishRelease(release),
    'roll-back': () => rollBackRelease(id),
    delete: () => deleteRelease(id),
    unschedule: () => unscheduleRelease(id),
  };
  const confirm = async (key: Exclude<Open, 'schedule'>) => {
    await acts[key]();
    say(t(`release.${key}-done`));
    if (key === 'delete') void go('/releases');
    await Promise.all(
      [['releases'], ['schedule'], ['list'], ['entry']].map((queryKey) =>
        cache.invalidateQueries({ queryKey }),
      ),
    );
  };
  const mayPublish = may('publisher');
  const isPlanned = scheduled_at !== null && state === 'open';
  return (
    <>
      {mayPublish && state !== 'live' && (
        <button type="button" className="s-btn s-btn-danger" onClick={() => setOpen('delete')}>
          <Trash2 aria-hidden="true" size={16} />
          {t('release.delete')}
        </button>
      )}
      {mayPublish && state === 'live' && (
        <button type="button" className="s-btn s-btn-danger" onClick={() => setOpen('roll-back')}>
          <History aria-hidden="true" size={16} />
          {t('release.roll-back')}
        </button>
      )}
      {mayPublish && state === 'open' && entries.length > 0 && (
        <>
          <button
            type="button"
            className="s-btn"
            onClick={() => setOpen(isPlanned ? 'unschedule' : 'schedule')}
          >
            <CalendarClock aria-hidden="true" size={16} />
            {t(isPlanned ? 'release.unschedule' : 'release.schedule')}
          </button>
          <button type="button" className="s-btn s-btn-main" onClick={() => setOpen('publish')}>
            <Globe aria-hidden="true" size={16} />
            {t('release.publish')}
          </button>
        </>
      )}
      {!mayPublish && state === 'open' && (
        <p className="s-hint">{t(isPlanned ? 'release.role-planned' : 'release.role')}</p>
      )}
      {open === 'schedule' && <ScheduleReleaseDialog release={release} onClose={() => setOpen(null)} />}
      {open !== null && open !== 'schedule' && (
        <ConfirmDialog
          title={t(`release.${open}-question`)}
          confirm={t(`release.${open}`)}
          danger={open === 'delete' || open === 'roll-back'}
          onConfirm={() => confirm(open)}
          onClose={() => setOpen(null)}
        >
          <p>{t(`release.${open}-text`, { count: entries.length })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
