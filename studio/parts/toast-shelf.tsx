import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { createContext, useContext, useEffect, useId } from 'react';
import { useStudioTexts } from '../app/studio-texts.tsx';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: 'done' | 'problem';
}

interface Shelves {
  readonly toasts: readonly Toast[];
  readonly close: (id: number) => void;
  /** The open dialogs, the last one on top. */
  readonly dialogs: readonly string[];
  /** A dialog takes the notices over. @returns what gives them back */
  readonly take: (dialog: string) => () => void;
}

/** The notices and who shows them; null outside of the Studio's frame, where nothing raises any. */
export const ShelvesContext = createContext<Shelves | null>(null);

/** The notices in a corner of the page, while no dialog lies over it. */
export function PageToasts() {
  const shelves = useContext(ShelvesContext);
  return (
    <div role="status" className="fixed end-4 bottom-4 z-50 grid w-[min(24rem,calc(100vw-2rem))] gap-2">
      {shelves?.dialogs.length === 0 && <Toasts shelves={shelves} look="s-card shadow-raised" />}
    </div>
  );
}

/**
 * The notices within a modal dialog. Whatever stands outside of one is inert: dimmed, deaf to clicks and not read out,
 * on top of everything as it may be. In the flow, so that it covers no button.
 */
export function DialogToasts() {
  const shelves = useContext(ShelvesContext);
  const id = useId();
  const take = shelves?.take;
  useEffect(() => take?.(id), [take, id]);
  return (
    <div role="status" className="shrink-0">
      {shelves?.dialogs.at(-1) === id && <Toasts shelves={shelves} look="s-card mx-5 mb-3" />}
    </div>
  );
}

function Toasts({ shelves, look }: { readonly shelves: Shelves; readonly look: string }) {
  const { t } = useStudioTexts();
  return shelves.toasts.map(({ id, text, kind }) => (
    <div
      key={id}
      className={`flex items-start gap-2.5 py-2 ps-3 pe-2 ${look} ${kind === 'problem' ? 'border-danger' : ''}`}
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
        onClick={() => shelves.close(id)}
      >
        <X aria-hidden="true" size={16} />
      </button>
    </div>
  ));
}
