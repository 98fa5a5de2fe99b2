import type { Node } from '@tiptap/pm/model';
import type { Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import { useStudioTexts } from '../../../app/studio-texts.tsx';
import { ToolForm } from './tool-form.tsx';

interface Props {
  readonly editor: Editor;
  /** Reads HTML for the editor. */
  readonly open: (html: string) => readonly Node[];
  readonly onClose: () => void;
}

/** Changes a part that the visual editor has no means for, as HTML; what it has means for by then, it edits itself. */
export function HtmlForm({ editor, open, onClose }: Props) {
  const { t } = useStudioTexts();
  const id = useId();
  const [html, setHtml] = useState(() => String(editor.getAttributes('keptHtml')['html'] ?? ''));
  const apply = () => {
    const { tr, selection } = editor.state;
    editor.view.dispatch(tr.replaceWith(selection.from, selection.to, open(html)));
  };
  return (
    <ToolForm onApply={apply} onClose={onClose}>
      <label htmlFor={id} className="s-label text-small">
        {t('fields.rich-part')}
      </label>
      <textarea
        id={id}
        // biome-ignore lint/a11y/noAutofocus: opened by a button to be written in
        autoFocus
        className="s-input field-sizing-content max-h-80 min-h-24 font-mono text-small"
        spellCheck={false}
        value={html}
        onChange={(event) => setHtml(event.target.value)}
      />
      <button
        type="button"
        className="s-btn justify-self-end"
        onClick={() => {
          apply();
          onClose();
        }}
      >
        {t('fields.rich-set')}
      </button>
    </ToolForm>
  );
}
