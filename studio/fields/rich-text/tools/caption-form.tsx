import type { Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import { useStudioTexts } from '../../../app/studio-texts.tsx';
import { wordsOf } from '../nodes/table-nodes.ts';
import { setCaption, tableAt } from './table-commands.ts';
import { ToolForm } from './tool-form.tsx';

/** Writes what stands over a table and names it for readers of screens. */
export function CaptionForm({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const { t } = useStudioTexts();
  const id = useId();
  const [before] = useState(() => wordsOf(String(tableAt(editor)?.node.attrs['caption'] ?? '')));
  const [words, setWords] = useState(before);
  const apply = () => {
    // Unchanged words keep their tags.
    if (words !== before) setCaption(editor, words.trim());
  };
  return (
    <ToolForm onApply={apply} onClose={onClose}>
      <label htmlFor={id} className="s-label text-small">
        {t('fields.table-caption')}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          // biome-ignore lint/a11y/noAutofocus: opened by a button to be written in
          autoFocus
          className="s-input min-w-40 flex-1"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <button
          type="button"
          className="s-btn"
          onClick={() => {
            apply();
            onClose();
          }}
        >
          {t('fields.rich-set')}
        </button>
      </div>
    </ToolForm>
  );
}
