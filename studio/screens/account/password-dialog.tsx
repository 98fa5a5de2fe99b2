import { useState } from 'react';
import { secondFactorEnrol } from '#schemas/calls/staff/second-factor.ts';
import type { SecondFactorSecret } from '#schemas/studio/second-factor.ts';
import { ApiError } from '../../app/api.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { callStaff } from '../../app/staff-call.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Field } from '../../parts/field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';

interface Props {
  readonly onBegun: (secret: SecondFactorSecret) => void;
  readonly onClose: () => void;
}

/** Asks for the password once more: a session left open on a desk shall not change how its account is guarded. */
export function PasswordDialog({ onBegun, onClose }: Props) {
  const { t } = useStudioTexts();
  const words = useErrorWords();
  const [password, setPassword] = useState('');
  const [state, setState] = useState<{ busy: boolean; error?: string }>({ busy: false });
  const submit = async () => {
    if (password === '') return setState({ busy: false, error: t('account.password-missing') });
    setState({ busy: true });
    try {
      onBegun((await callStaff(secondFactorEnrol, { body: { password } })).data);
    } catch (error) {
      const said = error instanceof ApiError ? error.fields['password'] : undefined;
      setState({ busy: false, error: said ?? words(error) });
    }
  };
  return (
    <FormDialog
      title={t('account.begin')}
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
