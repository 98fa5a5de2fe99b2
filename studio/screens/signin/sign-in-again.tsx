import { useState } from 'react';
import type { SignInStep as Step } from '#schemas/studio/second-factor.ts';
import { leaveStudio } from '../../app/staff-session.tsx';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInStep } from './sign-in-step.tsx';

/** Asks for the password in the middle of work, above whatever is open: what was typed stays and is saved afterwards. */
export function SignInAgain({ email, step }: { readonly email: string; readonly step?: Step }) {
  const { t } = useStudioTexts();
  const [leaving, setLeaving] = useState(false);
  const aside = (
    <button type="button" className="s-btn s-btn-quiet" onClick={() => setLeaving(true)}>
      {t('signin.leave')}
    </button>
  );
  return (
    <Dialog title={t('signin.again')} size="small" firm onClose={() => undefined}>
      <p className="mb-4 text-ink-soft">{t('signin.again-lead')}</p>
      {step ? <SignInStep step={step} aside={aside} /> : <SignInForm email={email} aside={aside} />}
      {leaving && (
        <ConfirmDialog
          title={t('signin.leave-title')}
          confirm={t('signin.leave')}
          danger
          onConfirm={leaveStudio}
          onClose={() => setLeaving(false)}
        >
          <p>{t('signin.leave-text')}</p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
