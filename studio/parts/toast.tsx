import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: 'done' | 'problem';
}

const ToastContext = createContext<((text: string, kind?: Toast['kind']) => void) | null>(null);

/** Says in a corner what came of something. A problem stays until it is closed. */
export function useToast(): (text: string, kind?: Toast['kind']) => void {
  const say = useContext(ToastContext);
  if (!say) throw new Error('useToast() needs a <ToastProvider>.');
  return say;
}

/** How long a good notice stays, in milliseconds. */
const shownMs = 6000;

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const close = useCallback((id: number) => setToasts((now) => now.filter((one) => one.id !== id)), []);
  const say = useCallback(
    (text: string, kind: Toast['kind'] = 'done') => {
      const id = performance.now();
      setToasts((now) => [...now.slice(-3), { id, text, kind }]);
      if (kind === 'done') setTimeout(() => close(id), shownMs);
    },
    [close],
  );
  return (
    <ToastContext value={say}>
      {children}
      <div role="status" className="fixed end-4 bottom-4 z-50 grid max-w-sm gap-2">
        {toasts.map(({ id, text, kind }) => (
          <div
            key={id}
            className={`s-card flex items-start gap-3 p-3 shadow-raised ${kind === 'problem' ? 'border-danger text-danger' : ''}`}
          >
            <p className="min-w-0 grow">{text}</p>
            <button
              type="button"
              className="s-btn s-btn-quiet s-icon-btn"
              aria-label="OK"
              onClick={() => close(id)}
            >
              ×
            </button>
          </div>
        ))}
      </div>
    </ToastContext>
  );
}
