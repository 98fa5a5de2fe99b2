import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { secondFactorReset } from '#schemas/calls/staff/second-factor.ts';
import { staffSessionsEndOf, staffSessionsOf } from '#schemas/calls/staff/sessions.ts';
import type { StaffAccount } from '#schemas/studio/staff-account.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { callStaff } from '../../app/staff-call.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { useToast } from '../../parts/toast.tsx';
import { SessionList } from '../account/session-list.tsx';

interface Props {
  readonly account: StaffAccount;
  readonly onChanged: () => void;
}

/** How somebody else signs in, and where they are signed in: what is done when a phone or a laptop is lost. */
export function AccountSecurity({ account: { id, name, second_factor: guarded }, onChanged }: Props) {
  const { t } = useStudioTexts();
  const words = useErrorWords();
  const say = useToast();
  const [isGuarded, setGuarded] = useState(guarded);
  const [asking, setAsking] = useState(false);
  const sessions = useQuery({
    queryKey: ['sessions-of', id],
    queryFn: async () => (await callStaff(staffSessionsOf, { params: { id } })).data,
  });
  const endAll = async () => {
    try {
      await callStaff(staffSessionsEndOf, { params: { id } });
      say(t('staff.sessions-ended', { name }));
    } catch (error) {
      say(words(error), 'problem');
    }
    await sessions.refetch();
  };
  const reset = async () => {
    await callStaff(secondFactorReset, { params: { id } });
    say(t('staff.reset-done', { name }));
    setGuarded(false);
    onChanged();
    await sessions.refetch();
  };
  return (
    <section className="grid gap-3 rounded-lg border border-line p-4" aria-label={t('staff.security')}>
      <h3 className="s-label">{t('staff.security')}</h3>
      <p className="s-hint">{t(isGuarded ? 'staff.codes-on' : 'staff.codes-off')}</p>
      {sessions.error && <p className="s-error">{words(sessions.error)}</p>}
      {sessions.data &&
        (sessions.data.length === 0 ? (
          <p className="s-hint">{t('staff.sessions-none')}</p>
        ) : (
          <SessionList sessions={sessions.data} />
        ))}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isGuarded && (
          <button type="button" className="s-btn" onClick={() => setAsking(true)}>
            {t('staff.reset')}
          </button>
        )}
        {sessions.data !== undefined && sessions.data.length > 0 && (
          <button type="button" className="s-btn" onClick={() => void endAll()}>
            {t('staff.sessions-end')}
          </button>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          title={t('staff.reset-title')}
          confirm={t('staff.reset')}
          danger
          onConfirm={reset}
          onClose={() => setAsking(false)}
        >
          <p>{t('staff.reset-text')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
