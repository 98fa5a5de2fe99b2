import { type FormEvent, useState } from 'react';
import { ApiError } from '../../app/api.ts';
import { useSignIn } from '../../app/staff-session.tsx';
import { useStudioTexts } from '../../app/studio-texts.tsx';

/** The way into the Studio; stands in place of whatever address was asked for, and gives way to it. */
export function SignIn() {
  const { t } = useStudioTexts();
  const signIn = useSignIn();
  const [state, setState] = useState<{ busy: boolean; error: string | null }>({ busy: false, error: null });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setState({ busy: true, error: null });
    try {
      await signIn(String(form.get('email')), String(form.get('password')));
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      const key = status === 401 ? 'wrong' : status === 429 ? 'too-many' : 'failed';
      setState({ busy: false, error: t(`signin.${key}`) });
    }
  };
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <form
        className="s-card grid w-full max-w-sm gap-4 p-6"
        onSubmit={(event) => void submit(event)}
        noValidate={false}
      >
        <div>
          <p className="font-semibold text-brand text-small">Mozaika Studio</p>
          <h1 className="text-title">{t('signin.title')}</h1>
          <p className="mt-1 text-ink-soft">{t('signin.lead')}</p>
        </div>
        <div className="s-field">
          <label htmlFor="email">{t('signin.email')}</label>
          <input id="email" name="email" type="email" autoComplete="username" required className="s-input" />
        </div>
        <div className="s-field">
          <label htmlFor="password">{t('signin.password')}</label>
          <input
            id="password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
            className="s-input"
          />
        </div>
        <div role="alert">{state.error && <p className="s-error">{state.error}</p>}</div>
        <button type="submit" className="s-btn s-btn-main" disabled={state.busy}>
          {t('signin.submit')}
        </button>
      </form>
    </main>
  );
}
