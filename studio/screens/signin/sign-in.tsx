import type { SignInStep as Step } from '#schemas/studio/second-factor.ts';
import { leaveStudio } from '../../app/staff-session.tsx';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Brand } from '../../parts/brand.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInStep } from './sign-in-step.tsx';

/**
 * The way into the Studio; stands in place of whatever address was asked for, and gives way to it.
 * @param step what is missing after the password; left out before it
 */
export function SignIn({ step }: { readonly step?: Step }) {
  const { t } = useStudioTexts();
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <div className="grid w-full max-w-sm gap-5">
        <Brand />
        <section className="s-card grid gap-5 p-6">
          <header className="grid gap-1">
            <h1 className="text-title">{t(step ? `signin.${step}-title` : 'signin.title')}</h1>
            {step === undefined && <p className="text-ink-soft">{t('signin.lead')}</p>}
          </header>
          {step ? (
            <SignInStep
              step={step}
              aside={
                <button type="button" className="s-btn s-btn-quiet" onClick={() => void leaveStudio()}>
                  {t('signin.leave')}
                </button>
              }
            />
          ) : (
            <SignInForm />
          )}
        </section>
      </div>
    </main>
  );
}
