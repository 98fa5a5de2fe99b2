import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { useStudioTexts } from '../app/studio-texts.tsx';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: 'done' | 'problem';
}

const ToastContext = createContext<((text: string, kind?: Toast['kind']) => void) | null>(null);

/** Says in a corner what came of something. A problem stays until it is closed. @throws outside of the Studio's frame */
export function useToast(): (text: string, kind?: Toast['kind']) => void {
  const say = useContext(ToastContext);
  if (!say) throw new Error('useToast() needs a <ToastProvider>.');
  return say;
}

/** How long a good notice stays, in milliseconds. */
const shownMs = 6000;
/** Most notices at a time; the oldest gives way. */
const most = 4;

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useStudioTexts();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const last = useRef(0);
  const close = useCallback((id: number) => setToasts((now) => now.filter((one) => one.id !== id)), []);
  const say = useCallback(
    (text: string, kind: Toast['kind'] = 'done') => {
      last.current += 1;
      const id = last.current;
      setToasts((now) => [...now.slice(1 - most), { id, text, kind }]);
      if (kind === 'done') setTimeout(() => close(id), shownMs);
    },
    [close],
  );
  return (
    <ToastContext value={say}>
      {children}
      <div role="status" className="fixed end-4 bottom-4 z-50 grid w-[min(24rem,calc(100vw-2rem))] gap-2">
        {toasts.map(({ id, text, kind }) => (
          <div
            key={id}
            className={`s-card flex items-start gap-2.5 py-2 ps-3 pe-2 shadow-raised ${kind === 'problem' ? 'border-danger' : ''}`}
          >
            {kind === 'problem' ? (
              <CircleAlert aria-hidden="true" size={18} className="mt-2 shrink-0 text-danger" />
            ) : (
              <CircleCheck aria-hidden="true" size={18} className="mt-2 shrink-0 text-success" />
            )}
            <p className="wrap-anywhere min-w-0 grow py-1.5">{text}</p>
            <button
              type="button"
              className="s-btn s-btn-quiet s-icon-btn shrink-0"
              aria-label={t('parts.close')}
              onClick={() => close(id)}
            >
              <X aria-hidden="true" size={16} />
            </button>
          </div>
        ))}
      </div>
    </ToastContext>
  );
}
