import { lazy, type ReactNode, Suspense } from 'react';
import type { SignInStep as Step } from '#schemas/studio/second-factor.ts';
import { Loading } from '../../app/screen-states.tsx';
import { useFinishSignIn } from '../../app/staff-session.tsx';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { CodeForm } from './code-form.tsx';

// Few people ever see it, and once.
const EnrolApp = lazy(() => import('./enrol-app.tsx'));

interface Props {
  readonly step: Step;
  /** Beside the button. */
  readonly aside?: ReactNode;
}

/** What is missing after the password: the code of the app, or an app. */
export function SignInStep({ step, aside }: Props) {
  const { t } = useStudioTexts();
  const { prove, hold, release } = useFinishSignIn();
  if (step === 'code')
    return (
      <CodeForm
        submit={t('signin.submit')}
        hint={t('signin.code-hint')}
        recovery
        aside={aside}
        onCode={prove}
      />
    );
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{t('signin.enrol-lead')}</p>
      <Suspense fallback={<Loading />}>
        <EnrolApp onConfirmed={hold} onDone={release} />
      </Suspense>
      {aside}
    </div>
  );
}
