import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import type { ControlProps } from '../../parts/field.tsx';
import { cleanHtml, tidyHtml } from './rich-html.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import './rich-text.css';
import { WidgetNode } from './widget-node.ts';

interface Props {
  readonly control: ControlProps;
  readonly label: string;
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly readOnly: boolean;
  readonly lang: string;
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    link: {
      openOnClick: false,
      protocols: ['https', 'mailto', 'tel'],
      HTMLAttributes: { target: null, rel: null, class: null },
    },
    // What is typed last is not followed by a paragraph nobody wrote.
    trailingNode: false,
  }),
  WidgetNode,
];

/** Rich text as it will look. Cleaned on its way in and on its way out; what nobody touched is not rewritten. */
export function VisualEditor({ control, label, value, onChange, readOnly, lang }: Props) {
  const written = useRef(value);
  const tell = useRef(onChange);
  tell.current = onChange;
  const editor = useEditor({
    extensions,
    content: cleanHtml(value),
    editable: !readOnly,
    editorProps: {
      handleDOMEvents: {
        // AltGr writes letters (ą, ć, €); some systems report it as Ctrl+Alt, which must be no shortcut.
        keydown: (_view, event) => event.getModifierState('AltGraph'),
      },
      attributes: {
        id: control.id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang,
        class: 's-rich min-h-28 max-h-128 overflow-y-auto px-3 py-2 outline-none',
        ...(control['aria-describedby'] !== undefined && { 'aria-describedby': control['aria-describedby'] }),
        ...(control['aria-invalid'] && { 'aria-invalid': 'true' }),
      },
    },
    onUpdate: ({ editor: now }) => {
      const html = tidyHtml(now.getHTML());
      if (html === written.current) return;
      written.current = html;
      tell.current(html);
    },
  });
  useEffect(() => {
    // Changed from elsewhere: undo, another language, a newer draft.
    if (!editor || value === written.current) return;
    written.current = value;
    editor.commands.setContent(cleanHtml(value), { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    editor?.setEditable(!readOnly, false);
  }, [editor, readOnly]);
  if (!editor) return null;
  return (
    <div className="rounded-lg border border-line-strong bg-surface focus-within:border-brand focus-within:ring-2 focus-within:ring-focus">
      {!readOnly && <RichTextToolbar editor={editor} label={label} />}
      <EditorContent editor={editor} />
    </div>
  );
}
