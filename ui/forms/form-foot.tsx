import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useFormParts } from './form-parts.tsx';
import type { SubmitError } from './form-state.ts';

interface FormFootProps {
  /** Words of the button; the definition's when missing. */
  readonly button: string | undefined;
  readonly submit: () => void;
  /** What stands under the button: links, small print. */
  readonly below: ReactNode;
}

/** The end of a form: what went wrong with it as a whole, and the button. */
export function FormFoot({ button, submit, below }: FormFootProps) {
  const { store, services } = useFormParts();
  const { t, alive } = services;
  const phase = useStore(store.state, (state) => state.phase);
  const error = useStore(store.state, (state) => state.error);
  const words = useStore(store.state, ({ form }) => button || form.definition.button_text);
  const busy = phase !== 'editing';
  const state = phase === 'waiting' ? t('form.waiting') : phase === 'sending' ? t('form.sending') : '';
  return (
    <div className="form-foot">
      {/* What Enter presses. Off until the script is here: the browser must not send the form by itself. */}
      <button type="submit" hidden disabled={!alive} />
      {/* No live region: the notification that comes with it is read out, and once is enough. */}
      {error && (
        <p className="mb-4 rounded-control bg-danger-soft p-4 text-danger" data-form-error="">
          {submitErrorMessage(error, t)}
        </p>
      )}
      <button type="button" onClick={submit} aria-disabled={busy} className="btn btn-primary w-full">
        {busy && <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}
        {state || words}
      </button>
      <p role="status" className="sr-only">
        {state}
      </p>
      {below}
    </div>
  );
}

/** Words for what went wrong with the form as a whole: the server's where it has some. */
export function submitErrorMessage(
  error: SubmitError,
  t: (key: string, values?: Readonly<Record<string, string | number>>) => string,
): string {
  switch (error.kind) {
    case 'offline':
      return t('form.offline');
    case 'too-many':
      return error.text || t('form.too-many', { count: error.minutes });
    case 'failed':
      return error.text || t('form.failed');
  }
}
