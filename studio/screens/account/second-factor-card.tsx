import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  secondFactorEnrol,
  secondFactorRead,
  secondFactorRemove,
} from '#schemas/calls/staff/second-factor.ts';
import type { SecondFactorSecret } from '#schemas/studio/second-factor.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { Failed, Loading } from '../../app/screen-states.tsx';
import { callStaff } from '../../app/staff-call.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Badge } from '../../parts/badge.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { useToast } from '../../parts/toast.tsx';
import { CodeForm } from '../signin/code-form.tsx';
import EnrolApp from '../signin/enrol-app.tsx';
import { PasswordDialog } from './password-dialog.tsx';

const queryKey = ['second-factor'];
/** From so few on it is time for new ones. */
const fewCodes = 3;

/** Codes of an app at the sign-in: on, off, and how many recovery codes are left. */
export function SecondFactorCard() {
  const { t } = useStudioTexts();
  const words = useErrorWords();
  const say = useToast();
  const cache = useQueryClient();
  const state = useQuery({ queryKey, queryFn: async () => (await callStaff(secondFactorRead, {})).data });
  const [open, setOpen] = useState<'password' | 'remove' | SecondFactorSecret | null>(null);
  const refresh = () => void cache.invalidateQueries({ queryKey });
  const close = () => {
    setOpen(null);
    refresh();
  };
  if (state.error) return <Failed message={words(state.error)} retry={() => void state.refetch()} />;
  if (!state.data) return <Loading />;
  const { enrolled, required, recovery_left: left } = state.data;
  return (
    <section className="s-card grid gap-4 p-5" aria-labelledby="account-codes">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="account-codes" className="font-semibold text-lead">
          {t('account.codes')}
        </h2>
        <Badge tone={enrolled ? 'good' : 'caution'}>{t(enrolled ? 'account.on' : 'account.off')}</Badge>
      </div>
      <p className="text-ink-soft">{t(enrolled ? 'account.codes-on' : 'account.codes-off')}</p>
      {enrolled && (
        <p className={left <= fewCodes ? 's-error' : 's-hint'}>{t('account.recovery-left', { left })}</p>
      )}
      <div>
        {enrolled ? (
          <button type="button" className="s-btn" onClick={() => setOpen('remove')}>
            {t(required ? 'account.replace' : 'account.remove')}
          </button>
        ) : (
          <button type="button" className="s-btn s-btn-main" onClick={() => setOpen('password')}>
            {t('account.begin')}
          </button>
        )}
      </div>
      {open === 'password' && (
        <PasswordDialog
          title={t('account.begin')}
          onPassword={async (password) => {
            setOpen((await callStaff(secondFactorEnrol, { body: { password } })).data);
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'remove' && (
        <Dialog title={t(required ? 'account.replace' : 'account.remove')} size="small" onClose={close}>
          <p className="mb-4 text-ink-soft">{t(required ? 'account.replace-text' : 'account.remove-text')}</p>
          <CodeForm
            submit={t(required ? 'account.replace-submit' : 'account.remove-submit')}
            hint={t('signin.code-hint')}
            recovery
            danger
            onCode={async (code) => {
              await callStaff(secondFactorRemove, { body: { code } });
              // Where the role needs an app, the way in begins anew.
              await cache.invalidateQueries({ queryKey: ['studio-session'] });
              say(t('account.removed'));
              close();
            }}
          />
        </Dialog>
      )}
      {typeof open === 'object' && open !== null && (
        <Dialog title={t('account.begin')} onClose={close}>
          <EnrolApp begun={open} onConfirmed={refresh} onDone={close} />
        </Dialog>
      )}
    </section>
  );
}
