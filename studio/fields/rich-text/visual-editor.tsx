import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef } from 'react';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import type { ControlProps } from '../../parts/field.tsx';
import { cleanPaste } from './html/clean-paste.ts';
import { openDocument, openHtml } from './html/open-html.ts';
import { type Written, writeHtml } from './html/write-html.ts';
import './rich-text.css';
import { richTextExtensions } from './rich-text-extensions.ts';
import { RichTextToolbar } from './tools/rich-text-toolbar.tsx';
import { toToolbar } from './tools/tool-bar.tsx';

interface Props {
  readonly control: ControlProps;
  readonly label: string;
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly readOnly: boolean;
  readonly lang: string;
}

/** Rich text as it will look. Cleaned on its way in and on its way out; what nobody touched is not rewritten. */
export function VisualEditor({ control, label, value, onChange, readOnly, lang }: Props) {
  const { t } = useStudioTexts();
  const stands = useRef(value);
  const written = useRef<Written>(new WeakMap());
  const frame = useRef<HTMLDivElement>(null);
  const notify = useRef(onChange);
  notify.current = onChange;
  const extensions = useMemo(() => richTextExtensions(t('fields.rich-kept')), [t]);
  const editor = useEditor({
    extensions,
    onBeforeCreate: ({ editor: made }) => {
      // A document and not HTML: which of its parts were touched is told by the parts themselves.
      made.options.content = openDocument(value, made.schema, written.current) as never;
    },
    editable: !readOnly,
    editorProps: {
      handleDOMEvents: {
        // AltGr writes letters (ą, ć, €); some systems report it as Ctrl+Alt, which must be no shortcut.
        keydown: (_view, event) => event.getModifierState('AltGraph'),
      },
      handleKeyDown: (_view, event) => {
        if (!toToolbar(event)) return false;
        const bars = frame.current?.querySelectorAll('[role="toolbar"]') ?? [];
        [...bars].at(-1)?.querySelector('button')?.focus();
        return true;
      },
      transformPastedHTML: cleanPaste,
      attributes: {
        id: control.id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-keyshortcuts': 'Alt+F10',
        lang,
        class: 's-rich min-h-28 max-h-128 overflow-y-auto px-3 py-2 outline-none',
        ...(control['aria-describedby'] !== undefined && { 'aria-describedby': control['aria-describedby'] }),
        ...(control['aria-invalid'] && { 'aria-invalid': 'true' }),
      },
    },
    onUpdate: ({ editor: now }) => {
      const html = writeHtml(now.state.doc, written.current);
      if (html === stands.current) return;
      stands.current = html;
      notify.current(html);
    },
  });
  useEffect(() => {
    // Changed from elsewhere: undo, another language, a newer draft.
    if (!editor || value === stands.current) return;
    stands.current = value;
    const { tr, doc } = editor.state;
    const { content } = openDocument(value, editor.schema, written.current);
    editor.view.dispatch(tr.replaceWith(0, doc.content.size, content).setMeta('preventUpdate', true));
  }, [editor, value]);
  useEffect(() => {
    editor?.setEditable(!readOnly, false);
  }, [editor, readOnly]);
  if (!editor) return null;
  return (
    <div
      ref={frame}
      className="rounded-lg border border-line-strong bg-surface focus-within:border-brand focus-within:ring-2 focus-within:ring-focus"
    >
      {!readOnly && (
        <RichTextToolbar
          editor={editor}
          label={label}
          lang={lang}
          open={(html) => openHtml(html, editor.schema, written.current)}
        />
      )}
      <EditorContent editor={editor} />
    </div>
  );
}
