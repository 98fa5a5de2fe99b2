import { useState } from 'react';
import { ApiError } from '../../app/api.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Field } from '../../parts/field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';

interface Props {
  /** What it is asked for: "Add a passkey". */
  readonly title: string;
  /** Goes on with the password. @throws ApiError, or anything else whose message says what went wrong */
  readonly onPassword: (password: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the password once more: a session left open on a desk shall not change how its account is guarded. */
export function PasswordDialog({ title, onPassword, onClose }: Props) {
  const { t } = useStudioTexts();
  const words = useErrorWords();
  const [password, setPassword] = useState('');
  const [state, setState] = useState<{ busy: boolean; error?: string }>({ busy: false });
  const submit = async () => {
    if (password === '') return setState({ busy: false, error: t('account.password-missing') });
    setState({ busy: true });
    try {
      await onPassword(password);
    } catch (error) {
      const said = error instanceof ApiError ? error.fields['password'] : undefined;
      setState({ busy: false, error: said ?? words(error) });
    }
  };
  return (
    <FormDialog
      title={title}
      size="small"
      submit={t('account.go-on')}
      busy={state.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('signin.password')} hint={t('account.password-hint')} error={state.error}>
        {(control) => (
          <input
            {...control}
            type="password"
            className="s-input"
            autoComplete="current-password"
            maxLength={200}
            value={password}
            data-autofocus
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
