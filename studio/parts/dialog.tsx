import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useStudioTexts } from '../app/studio-texts.tsx';
import { DialogToasts } from './toast-shelf.tsx';
import { useScrollStop } from './use-scroll-stop.ts';

export type DialogSize = 'small' | 'medium' | 'large' | 'full';

const widths: Readonly<Record<DialogSize, string>> = {
  small: 's-dialog-small',
  medium: 's-dialog-medium',
  large: 's-dialog-large',
  full: 's-dialog-full',
};

interface Props {
  readonly title: string;
  /** Asked by Escape and the cross; whoever opened the dialog takes it away. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Stays in view below what scrolls: the buttons. */
  readonly footer?: ReactNode;
  readonly size?: DialogSize;
  /** Cannot be closed without an answer. */
  readonly firm?: boolean;
}

/**
 * A modal dialog in the browser's own element: the page behind is inert, Escape closes, and the focus goes back to where
 * it came from. Render it while it is open, and nothing when it is not. A control with `data-autofocus` gets the focus.
 */
export function Dialog({ title, onClose, children, footer, size = 'medium', firm = false }: Props) {
  const { t } = useStudioTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useScrollStop(body);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (element && !element.open) element.showModal();
    // The browser takes the first control, which is not always where work begins.
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={`s-dialog ${widths[size]}`}
      onCancel={(event) => {
        // What a dialog within this one closes is not ours; and only the owner takes a dialog away.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!firm) onClose();
      }}
      onKeyDown={(event) => {
        // Chromium closes at the second Escape whatever `cancel` was told.
        if (event.key === 'Escape' && firm) event.preventDefault();
      }}
    >
      <header className="flex items-start gap-3 border-line border-b px-5 py-3.5">
        <h2 id={titleId} className="min-w-0 grow pt-1 text-heading">
          {title}
        </h2>
        {!firm && (
          <button
            type="button"
            className="s-btn s-btn-quiet s-icon-btn shrink-0"
            aria-label={t('parts.close')}
            onClick={onClose}
          >
            <X aria-hidden="true" size={18} />
          </button>
        )}
      </header>
      <div ref={body} className="min-h-0 grow overflow-y-auto overscroll-contain px-5 py-4">
        {children}
      </div>
      <DialogToasts />
      {footer && (
        <footer className="flex flex-wrap items-center justify-end gap-2 border-line border-t px-5 py-3">
          {footer}
        </footer>
      )}
    </dialog>
  );
}
