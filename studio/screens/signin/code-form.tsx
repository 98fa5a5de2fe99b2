import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../app/api.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Field } from '../../parts/field.tsx';

interface Props {
  /** What the button does. */
  readonly submit: string;
  readonly hint?: ReactNode;
  /** Whether recovery codes are taken, too, which are no numbers. */
  readonly recovery?: boolean;
  readonly danger?: boolean;
  readonly aside?: ReactNode;
  readonly onCode: (code: string) => Promise<unknown>;
}

/** Asks for the code of the app, and says what came of it. */
export function CodeForm({ submit, hint, recovery = false, danger = false, aside, onCode }: Props) {
  const { t } = useStudioTexts();
  const words = useErrorWords();
  const [state, setState] = useState<{ busy: boolean; error?: string }>({ busy: false });
  const input = useRef<HTMLInputElement>(null);
  // It takes the place of what was filled in before, and of its focus.
  useEffect(() => input.current?.focus(), []);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.busy) return;
    const code = input.current?.value.trim() ?? '';
    if (code === '') return setState({ busy: false, error: t('signin.code-missing') });
    setState({ busy: true });
    try {
      await onCode(code);
      setState({ busy: false });
    } catch (error) {
      const said = error instanceof ApiError ? error.fields['code'] : undefined;
      setState({ busy: false, error: said ?? words(error) });
      // The next code is another one.
      input.current?.select();
    }
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void send(event)}>
      <Field label={t('signin.code')} hint={hint} error={state.error}>
        {(control) => (
          <input
            {...control}
            name="code"
            className="s-input max-w-56 text-lead tabular-nums tracking-widest"
            inputMode={recovery ? 'text' : 'numeric'}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            ref={input}
          />
        )}
      </Field>
      <div className="flex flex-wrap-reverse items-center justify-between gap-3">
        {aside}
        <button
          type="submit"
          className={`s-btn ${danger ? 's-btn-danger' : 's-btn-main'} ${aside ? '' : 'w-full'}`}
          aria-disabled={state.busy}
        >
          {submit}
        </button>
      </div>
      <p role="alert" className="sr-only">
        {state.error}
      </p>
    </form>
  );
}
