import { CircleCheck, Undo2, X } from 'lucide-react';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { commandKeys } from './comment-keys.ts';
import { KeyHint } from './key-hint.tsx';
import type { CommentActs } from './use-comment-acts.ts';

/** Says what was just decided, and takes it back. Stays until the next decision: nobody has to be quick. */
export function UndoNotice({ acts: { done, undo, forget } }: { readonly acts: CommentActs }) {
  const { t } = useStudioTexts();
  return (
    <div role="status" className="sticky bottom-4 z-10 mt-4 flex justify-center empty:hidden">
      {done && (
        <div className="s-card flex flex-wrap items-center gap-2 py-2 ps-4 pe-2 shadow-raised">
          <CircleCheck aria-hidden="true" size={18} className="shrink-0 text-success" />
          <p className="me-2">{t(`comments.done-${done.action}`, { count: done.count })}</p>
          <button
            type="button"
            className="s-btn"
            aria-keyshortcuts={commandKeys.undo}
            onClick={() => void undo()}
          >
            <Undo2 aria-hidden="true" size={16} />
            {t('comments.undo')}
            <KeyHint name={commandKeys.undo} />
          </button>
          <button
            type="button"
            className="s-btn s-btn-quiet s-icon-btn"
            aria-label={t('parts.close')}
            onClick={forget}
          >
            <X aria-hidden="true" size={16} />
          </button>
        </div>
      )}
    </div>
  );
}
