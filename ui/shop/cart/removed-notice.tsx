import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import { smallAction } from '#ui/design/small-action.ts';
import type { RemovedArticle } from './use-cart-acts.ts';

/** What was taken out, and the way back; takes the focus, which was on the line that is gone. */
export function RemovedNotice({
  removed,
  onUndo,
}: {
  readonly removed: RemovedArticle | null;
  readonly onUndo: () => void;
}) {
  const { t } = usePage();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (removed) button.current?.focus();
  }, [removed]);
  if (!removed) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card bg-brand-soft px-5 py-3">
      <p className="min-w-0 break-words">{t('cart.removed', { title: removed.title })}</p>
      <button ref={button} type="button" onClick={onUndo} className={`${smallAction} bg-surface`}>
        <Undo2 aria-hidden="true" className="size-4" />
        {t('cart.undo')}
      </button>
    </div>
  );
}
