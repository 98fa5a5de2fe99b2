import { CircleAlert, FileKey2 } from 'lucide-react';
import { useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import { enterAccount } from '#ui/account/enter-account.ts';
import { SmallForm } from '#ui/account/small-form.tsx';
import type { SignInEntry } from './queries.ts';
import { KeyFileError } from './sign-challenge.ts';
import { signInWithKey } from './sign-in-calls.ts';

interface SignatureWayProps {
  readonly id: string;
  readonly call: SignInEntry['signatureCall'];
}

/** Largest file that is read: keys are a few kilobytes. */
const maxKeyBytes = 20_000;

/** Proves by signature who one is. The key file is read here and never sent. */
export function SignatureWay({ id, call }: SignatureWayProps) {
  const { t, href, locale } = usePage();
  const [file, setFile] = useState<File | null>(null);
  const [message, setMessage] = useState('');
  const inputId = `${id}-key`;
  const send = async (email: string) => {
    setMessage('');
    const chosen = file ?? document.querySelector<HTMLInputElement>(`#${CSS.escape(inputId)}`)?.files?.[0];
    if (!chosen) return setMessage(t('signin.key-missing'));
    const text = chosen.size > maxKeyBytes ? '' : await chosen.text();
    try {
      await signInWithKey(call, { email, file: text }, locale);
    } catch (error) {
      if (error instanceof KeyFileError) return setMessage(t(`signin.key-${error.problem}`));
      throw error;
    }
    enterAccount(href('/'));
  };
  return (
    <SmallForm
      id={id}
      button={t('signin.sign')}
      fields={[{ name: 'email', kind: 'email', label: t('account.email'), autoComplete: 'username' }]}
      send={({ email = '' }) => send(email)}
    >
      <div className="field">
        <label htmlFor={inputId}>{t('signin.key')}</label>
        <p id={`${inputId}-hint`} className="field-hint">
          {t('signin.key-hint')}
        </p>
        <div className="relative flex min-h-16 items-center gap-3 rounded-control border-2 border-dashed border-line-strong bg-paper px-4 py-3 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus">
          <FileKey2 aria-hidden="true" className="size-6 shrink-0 text-brand" />
          <span className="min-w-0 font-semibold break-words text-brand">
            {file?.name ?? t('signin.key-choose')}
          </span>
          <input
            id={inputId}
            type="file"
            accept=".pem,.key,.jwk,.json,application/x-pem-file,application/json"
            aria-describedby={`${inputId}-hint${message ? ` ${inputId}-error` : ''}`}
            aria-invalid={message ? true : undefined}
            onChange={(event) => {
              setFile(event.target.files?.[0] ?? null);
              setMessage('');
            }}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </div>
        <div role="alert">
          {message && (
            <p id={`${inputId}-error`} className="field-error flex items-start gap-1.5">
              <CircleAlert aria-hidden="true" className="mt-0.75 size-4.5 flex-none" />
              <span className="min-w-0">{message}</span>
            </p>
          )}
        </div>
      </div>
      <p className="rounded-control bg-brand-soft p-4 text-sm leading-relaxed">{t('signin.key-stays')}</p>
    </SmallForm>
  );
}
