import { type ReactNode, useState } from 'react';
import { useErrorWords } from '../app/error-words.ts';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';

interface Props {
  readonly title: string;
  /** What will happen, in words. */
  readonly children?: ReactNode;
  /** Names the act: "Delete the page", not "OK". */
  readonly confirm: string;
  readonly danger?: boolean;
  /** The act; the dialog closes when it is done and shows what kept it from being done. */
  readonly onConfirm: () => Promise<unknown> | undefined;
  readonly onClose: () => void;
}

/** Asks before something that is not easily undone. Cancel comes first, so that Enter alone destroys nothing. */
export function ConfirmDialog({ title, children, confirm, danger = false, onConfirm, onClose }: Props) {
  const say = useErrorWords();
  const [state, setState] = useState<{ busy: boolean; error: string | null }>({ busy: false, error: null });
  const act = async () => {
    setState({ busy: true, error: null });
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setState({ busy: false, error: say(error) });
    }
  };
  return (
    <Dialog
      title={title}
      size="small"
      onClose={onClose}
      footer={
        <DialogActions
          act={confirm}
          danger={danger}
          disabled={state.busy}
          onAct={() => void act()}
          onClose={onClose}
        />
      }
    >
      {children}
      <div role="alert">{state.error !== null && <p className="s-error mt-2">{state.error}</p>}</div>
    </Dialog>
  );
}
