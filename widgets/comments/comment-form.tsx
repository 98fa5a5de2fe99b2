import { LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import { ErrorPanel } from '#ui/design/error-panel.tsx';
import { useSend } from '#ui/design/use-send.ts';
import { useDraftText } from './use-draft-text.ts';

interface Props {
  readonly id: string;
  /** Tells the kept text from others. */
  readonly draft: string;
  readonly label: string;
  readonly submit: string;
  readonly maxLength: number;
  /** What stands in the field at first. */
  readonly text?: string;
  /** Opened by a press: the field takes the focus. */
  readonly opened?: boolean;
  readonly onSend: (text: string) => Promise<void>;
  readonly onCancel?: () => void;
}

/** A text to send. It stays in the field until the platform has it; where that fails, it says why beside the button. */
export function CommentForm(props: Props) {
  const { id, draft, label, submit, maxLength, text = '', opened = false, onSend, onCancel } = props;
  const { t, path } = usePage();
  const { busy, error, fieldErrors, send } = useSend();
  const { field, keep, forget } = useDraftText(`${path}:${draft}`);
  const [missing, setMissing] = useState(false);
  const fault = missing
    ? t('comments.missing')
    : (fieldErrors.get('text') ?? [...fieldErrors.values()][0] ?? '');
  useEffect(() => {
    if (opened) field.current?.focus();
  }, [opened, field]);
  const press = () => {
    const written = field.current?.value.trim() ?? '';
    setMissing(written === '');
    if (written === '') return field.current?.focus();
    void send(async () => {
      await onSend(written);
      if (field.current) field.current.value = '';
      forget();
      onCancel?.();
    });
  };
  return (
    <form
      method="post"
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <div className="field">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <textarea
          ref={field}
          id={id}
          name="text"
          rows={opened ? 3 : 4}
          maxLength={maxLength}
          defaultValue={text}
          aria-invalid={fault === '' ? undefined : true}
          aria-describedby={fault === '' ? `${id}-hint` : `${id}-fault ${id}-hint`}
          className="input"
          onChange={() => {
            keep();
            setMissing(false);
          }}
        />
        {fault !== '' && (
          <p id={`${id}-fault`} className="field-error">
            {fault}
          </p>
        )}
        <p id={`${id}-hint`} className="field-hint">
          {t('comments.hint', { most: maxLength })}
        </p>
      </div>
      <ErrorPanel text={error} />
      <div className="flex flex-wrap gap-3">
        <button type="submit" aria-disabled={busy} className="btn btn-secondary">
          {busy && <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}
          {busy ? t('account.sending') : submit}
        </button>
        {onCancel && (
          <button
            type="button"
            className="text-link min-h-11 px-3"
            onClick={() => {
              forget();
              onCancel();
            }}
          >
            {t('comments.cancel')}
          </button>
        )}
      </div>
    </form>
  );
}
