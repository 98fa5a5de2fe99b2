import { type ReactNode, useId } from 'react';
import { useStudioTexts } from '../app/studio-texts.tsx';
import { Dialog, type DialogSize } from './dialog.tsx';
import { useTypedInto } from './use-typed-into.ts';

interface Props {
  readonly title: string;
  readonly size?: DialogSize;
  /** Names the act: "Create the page", not "OK". */
  readonly submit: string;
  /** Nothing is sent twice meanwhile. */
  readonly busy?: boolean;
  readonly onSubmit: () => Promise<unknown> | undefined;
  readonly onClose: () => void;
  /** The fields. They say themselves what is wrong: the browser's own bubbles stay away. */
  readonly children: ReactNode;
}

/** A dialog that asks for a few things and does something with them. Enter in a field submits. */
export function FormDialog({ title, size = 'medium', submit, busy = false, ...props }: Props) {
  const { onSubmit, onClose, children } = props;
  const { t } = useStudioTexts();
  const form = useId();
  const typed = useTypedInto();
  return (
    <Dialog
      title={title}
      size={size}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="s-btn" onClick={onClose}>
            {t('parts.cancel')}
          </button>
          <button type="submit" form={form} className="s-btn s-btn-main" aria-disabled={busy}>
            {submit}
          </button>
        </>
      }
    >
      <form
        id={form}
        className="grid gap-4"
        noValidate
        onInput={typed.onInput}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void typed.send(onSubmit);
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
