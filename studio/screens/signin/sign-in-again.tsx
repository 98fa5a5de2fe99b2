import { useState } from 'react';
import { studioSessionPath } from '#schemas/studio/staff-session.ts';
import { api } from '../../app/api.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Asks for the password in the middle of work, above whatever is open: what was typed stays and is saved afterwards. */
export function SignInAgain({ email }: { readonly email: string }) {
  const { t } = useStudioTexts();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    await api(studioSessionPath, { method: 'DELETE' });
    location.assign('/studio');
  };
  return (
    <Dialog title={t('signin.again')} size="small" firm onClose={() => undefined}>
      <p className="mb-4 text-ink-soft">{t('signin.again-lead')}</p>
      <SignInForm
        email={email}
        aside={
          <button type="button" className="s-btn s-btn-quiet" onClick={() => setLeaving(true)}>
            {t('signin.leave')}
          </button>
        }
      />
      {leaving && (
        <ConfirmDialog
          title={t('signin.leave-title')}
          confirm={t('signin.leave')}
          danger
          onConfirm={leave}
          onClose={() => setLeaving(false)}
        >
          <p>{t('signin.leave-text')}</p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
