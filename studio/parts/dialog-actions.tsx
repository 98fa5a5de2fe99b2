import type { ReactNode } from 'react';
import { useStudioTexts } from '../app/studio-texts.tsx';

interface Props {
  readonly act: ReactNode;
  readonly danger?: boolean | undefined;
  /** It says so and keeps the focus; a press does nothing. */
  readonly disabled: boolean;
  readonly onAct: () => void;
  readonly onClose: () => void;
}

/** The foot of a dialog that does one thing: leave it, or do that. */
export function DialogActions({ act, danger, disabled, onAct, onClose }: Props) {
  const { t } = useStudioTexts();
  return (
    <>
      <button type="button" className="s-btn" onClick={onClose}>
        {t('parts.cancel')}
      </button>
      <button
        type="button"
        className={`s-btn ${danger ? 's-btn-danger' : 's-btn-main'}`}
        aria-disabled={disabled}
        onClick={() => !disabled && onAct()}
      >
        {act}
      </button>
    </>
  );
}
