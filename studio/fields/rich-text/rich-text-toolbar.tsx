import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Underline,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { LinkForm } from './link-form.tsx';

interface Tool {
  readonly key: string;
  readonly icon: LucideIcon;
  readonly isOn: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => void;
}

const tools: readonly Tool[] = [
  {
    key: 'bold',
    icon: Bold,
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    key: 'italic',
    icon: Italic,
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    key: 'underline',
    icon: Underline,
    isOn: (editor) => editor.isActive('underline'),
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    key: 'heading-2',
    icon: Heading2,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    key: 'heading-3',
    icon: Heading3,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    key: 'bullets',
    icon: List,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    key: 'numbers',
    icon: ListOrdered,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    key: 'quote',
    icon: Quote,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

/** Buttons above rich text; the keys of the editor (Ctrl+B and the like) do the same. */
export function RichTextToolbar({ editor, label }: { readonly editor: Editor; readonly label: string }) {
  const { t } = useStudioTexts();
  const [linking, setLinking] = useState(false);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      tools: tools.filter((tool) => tool.isOn(now)).map(({ key }) => key),
      link: now.isActive('link'),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  });
  return (
    <>
      <div role="toolbar" aria-label={label} className="flex flex-wrap gap-0.5 border-line border-b p-1">
        {tools.map(({ key, icon, run }) => (
          <ToolButton
            key={key}
            icon={icon}
            label={t(`fields.rich-${key}`)}
            pressed={on.tools.includes(key)}
            act={() => run(editor)}
          />
        ))}
        <ToolButton
          icon={Link2}
          label={t('fields.rich-link')}
          pressed={on.link || linking}
          act={() => setLinking((now) => !now)}
        />
        <span className="ms-auto flex">
          <ToolButton
            icon={Undo2}
            label={t('fields.rich-undo')}
            off={!on.undo}
            act={() => editor.chain().focus().undo().run()}
          />
          <ToolButton
            icon={Redo2}
            label={t('fields.rich-redo')}
            off={!on.redo}
            act={() => editor.chain().focus().redo().run()}
          />
        </span>
      </div>
      {linking && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}

interface ToolButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly pressed?: boolean;
  readonly off?: boolean;
  readonly act: () => void;
}

function ToolButton({ icon: Icon, label, pressed, off = false, act }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="grid size-8 place-items-center rounded-md hover:bg-sunken aria-disabled:opacity-40 aria-pressed:bg-brand-soft aria-pressed:text-brand-strong"
      aria-label={label}
      title={label}
      aria-disabled={off}
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
      onClick={() => {
        if (!off) act();
      }}
    >
      <Icon aria-hidden="true" size={16} />
    </button>
  );
}
