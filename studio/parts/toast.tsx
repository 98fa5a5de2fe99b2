import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { PageToasts, ShelvesContext, type Toast } from './toast-shelf.tsx';

const ToastContext = createContext<((text: string, kind?: Toast['kind']) => void) | null>(null);

/**
 * Says what came of something: in a corner, or in the dialog that is open. A problem stays until it is closed.
 * @throws outside of the Studio's frame
 */
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
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [dialogs, setDialogs] = useState<readonly string[]>([]);
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
  const take = useCallback((dialog: string) => {
    setDialogs((now) => [...now, dialog]);
    return () => setDialogs((now) => now.filter((one) => one !== dialog));
  }, []);
  const shelves = useMemo(() => ({ toasts, close, dialogs, take }), [toasts, close, dialogs, take]);
  return (
    <ToastContext value={say}>
      <ShelvesContext value={shelves}>
        {children}
        <PageToasts />
      </ShelvesContext>
    </ToastContext>
  );
}
