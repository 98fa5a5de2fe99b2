import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Brand } from '../../parts/brand.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** The way into the Studio; stands in place of whatever address was asked for, and gives way to it. */
export function SignIn() {
  const { t } = useStudioTexts();
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <div className="grid w-full max-w-sm gap-5">
        <Brand />
        <section className="s-card grid gap-5 p-6">
          <header className="grid gap-1">
            <h1 className="text-title">{t('signin.title')}</h1>
            <p className="text-ink-soft">{t('signin.lead')}</p>
          </header>
          <SignInForm />
        </section>
      </div>
    </main>
  );
}
