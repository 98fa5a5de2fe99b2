import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiError } from '../../app/api.ts';
import { useSignedIn, useSignIn } from '../../app/staff-session.tsx';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Field } from '../../parts/field.tsx';

interface Props {
  /** The account that signs in again; left out, whichever is typed. */
  readonly email?: string;
  /** Beside the button. */
  readonly aside?: ReactNode;
}

/** Address and password, and what came of them. */
export function SignInForm({ email, aside }: Props) {
  const { t } = useStudioTexts();
  const signIn = useSignIn();
  const signedIn = useSignedIn();
  const [state, setState] = useState<{ busy: boolean; error: string | null }>({ busy: false, error: null });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.busy) return;
    const form = new FormData(event.currentTarget);
    setState({ busy: true, error: null });
    try {
      await signIn(email ?? String(form.get('email')), String(form.get('password')));
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      const key =
        status === 401 ? 'signin.wrong' : status === 429 ? 'studio.error-too_many_attempts' : 'signin.failed';
      setState({ busy: false, error: t(key) });
    }
  };
  const withPasskey = async () => {
    if (state.busy) return;
    setState({ busy: true, error: null });
    try {
      const { signInWithPasskey } = await import('./passkey-sign-in.ts');
      signedIn(await signInWithPasskey(t));
    } catch (error) {
      const known = error instanceof ApiError ? error.status === 401 : error instanceof Error;
      setState({ busy: false, error: known && error instanceof Error ? error.message : t('signin.failed') });
    }
  };
  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <Field label={t('signin.email')}>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            autoComplete="username"
            required
            className="s-input"
            {...(email !== undefined && { value: email, readOnly: true })}
          />
        )}
      </Field>
      <Field label={t('signin.password')}>
        {(control) => (
          <input
            {...control}
            name="password"
            type="password"
            data-autofocus={email !== undefined || undefined}
            autoComplete="current-password"
            required
            className="s-input"
          />
        )}
      </Field>
      <div role="alert">{state.error && <p className="s-error">{state.error}</p>}</div>
      <div className="flex flex-wrap-reverse items-center justify-between gap-3">
        {aside}
        <button
          type="submit"
          className={`s-btn s-btn-main ${aside ? '' : 'w-full'}`}
          aria-disabled={state.busy}
        >
          {t('signin.submit')}
        </button>
      </div>
      {/* Who comes back to their own work is asked for their own password: a passkey might be somebody else's. */}
      {email === undefined && (
        <button
          type="button"
          className="s-btn w-full"
          aria-disabled={state.busy}
          onClick={() => void withPasskey()}
        >
          {t('signin.passkey')}
        </button>
      )}
    </form>
  );
}
