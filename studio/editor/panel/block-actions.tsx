import { ArrowDown, ArrowUp, Copy, CopyPlus, CornerLeftUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Block } from '#schemas/page.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { useEditorState } from '../workspace/editor-context.tsx';

/** What can be done with a block by button; the same as by keys. */
export function BlockActions({ block: { id } }: { readonly block: Block }) {
  const { t } = useStudioTexts();
  const { commands, readOnly } = useEditorState();
  if (readOnly) return null;
  const action = (
    name: string,
    icon: ReactNode,
    { run, danger = false }: { readonly run: () => void; readonly danger?: boolean },
  ) => (
    <button
      type="button"
      className={`s-btn s-btn-quiet s-icon-btn ${danger ? 'text-danger' : ''}`}
      aria-label={t(`editor.do-${name}`)}
      title={t(`editor.do-${name}`)}
      onClick={run}
    >
      {icon}
    </button>
  );
  return (
    <div role="toolbar" aria-label={t('editor.block-actions')} className="flex flex-wrap gap-1">
      {action('up', <ArrowUp aria-hidden="true" size={18} />, { run: () => commands.move(id, 'up') })}
      {action('down', <ArrowDown aria-hidden="true" size={18} />, { run: () => commands.move(id, 'down') })}
      {action('out', <CornerLeftUp aria-hidden="true" size={18} />, { run: () => commands.move(id, 'out') })}
      {action('duplicate', <CopyPlus aria-hidden="true" size={18} />, { run: () => commands.duplicate(id) })}
      {action('copy', <Copy aria-hidden="true" size={18} />, { run: () => void commands.copy(id) })}
      {action('remove', <Trash2 aria-hidden="true" size={18} />, {
        run: () => commands.remove(id),
        danger: true,
      })}
    </div>
  );
}
