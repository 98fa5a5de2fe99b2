import { lazy, type ReactNode, Suspense } from 'react';
import type { SignInStep as Step } from '#schemas/studio/second-factor.ts';
import { Loading } from '../../app/screen-states.tsx';
import { useFinishSignIn } from '../../app/staff-session.tsx';
import { useStudioTexts } from '../../app/studio-texts.tsx';

// Most sign-ins of a working day have neither: the session is there.
const CodeForm = lazy(async () => ({ default: (await import('./code-form.tsx')).CodeForm }));
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
  return (
    <Suspense fallback={<Loading />}>
      {step === 'code' ? (
        <CodeForm
          submit={t('signin.submit')}
          hint={t('signin.code-hint')}
          recovery
          aside={aside}
          onCode={prove}
        />
      ) : (
        <div className="grid gap-4">
          <p className="text-ink-soft">{t('signin.enrol-lead')}</p>
          <EnrolApp onConfirmed={hold} onDone={release} />
          {aside}
        </div>
      )}
    </Suspense>
  );
}
