import { useEffect, useRef } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import { ErrorPanel } from '#ui/design/error-panel.tsx';
import { useSend } from '#ui/design/use-send.ts';

interface Props {
  readonly id: string;
  readonly onDelete: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before a comment is gone for good. The focus stands on the way back. */
export function DeleteQuestion({ id, onDelete, onClose }: Props) {
  const { t } = usePage();
  const { busy, error, send } = useSend();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would ask for a legend; the question is read as the name.
    <div role="group" aria-labelledby={id} className="mt-3 grid gap-3 rounded-control bg-sunken p-4">
      <p id={id} className="font-semibold">
        {t('comments.delete-sure')}
      </p>
      <ErrorPanel text={error} />
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          aria-disabled={busy}
          className="btn btn-secondary"
          onClick={() => void send(onDelete)}
        >
          {busy ? t('account.sending') : t('comments.delete')}
        </button>
        <button ref={back} type="button" className="text-link min-h-11 px-3" onClick={onClose}>
          {t('comments.keep')}
        </button>
      </div>
    </div>
  );
}
