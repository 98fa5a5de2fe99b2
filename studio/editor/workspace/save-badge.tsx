import { Check, CircleAlert, LoaderCircle } from 'lucide-react';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import type { SaveState } from '../draft/draft-saver.ts';
import { useIsTyping } from '../typing/use-typed.ts';
import type { Editor } from './use-editor.ts';

/** Whether what is on the screen is stored; told to screen readers when it is not. */
export function SaveBadge({ state, editor }: { readonly state: SaveState; readonly editor: Editor }) {
  const { t } = useStudioTexts();
  const typing = useIsTyping([editor.typedBlocks, editor.typedPage]);
  const text = t(`editor.save-${typing && state.kind === 'saved' ? 'waiting' : state.kind}`);
  const bad = state.kind === 'failed' || state.kind === 'conflict';
  const Icon = bad ? CircleAlert : state.kind === 'saved' && !typing ? Check : LoaderCircle;
  return (
    <span
      role={bad ? 'alert' : 'status'}
      className={`flex items-center gap-1.5 whitespace-nowrap text-small ${bad ? 'font-medium text-danger' : 'text-ink-soft'}`}
      title={state.kind === 'failed' ? state.message : undefined}
    >
      <Icon aria-hidden="true" size={16} />
      <span className={bad ? '' : 'max-desktop:sr-only'}>{text}</span>
    </span>
  );
}
