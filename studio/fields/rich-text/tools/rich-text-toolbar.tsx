import type { Node } from '@tiptap/pm/model';
import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import {
  Bold,
  CodeXml,
  Heading2,
  Heading3,
  Image as ImageIcon,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Table,
  Underline,
  Undo2,
} from 'lucide-react';
import { Suspense, useState } from 'react';
import type { MediaFile } from '#schemas/studio/media.ts';
import { useStudioTexts } from '../../../app/studio-texts.tsx';
import { MediaPicker } from '../../controls/pick-media.tsx';
import { CaptionForm } from './caption-form.tsx';
import { HtmlForm } from './html-form.tsx';
import { LinkForm } from './link-form.tsx';
import { PictureForm } from './picture-form.tsx';
import { putPicture } from './put-picture.ts';
import { insertTable } from './table-commands.ts';
import { TableToolbar } from './table-toolbar.tsx';
import { ToolBar } from './tool-bar.tsx';
import { ToolButton } from './tool-button.tsx';

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

interface Props {
  readonly editor: Editor;
  readonly label: string;
  readonly lang: string;
  /** Reads HTML for the editor. */
  readonly open: (html: string) => readonly Node[];
}

/** What is open below the buttons. */
type Form = 'link' | 'picture' | 'caption' | 'html';

/**
 * Buttons above rich text; the keys of the editor (Ctrl+B and the like) do the same. Those for a table, a picture or HTML
 * that is carried along are there while the cursor is.
 */
export function RichTextToolbar({ editor, label, lang, open }: Props) {
  const { t } = useStudioTexts();
  const [form, setForm] = useState<Form | null>(null);
  const [choosing, setChoosing] = useState(false);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      tools: tools.filter((tool) => tool.isOn(now)).map(({ key }) => key),
      link: now.isActive('link'),
      table: now.isActive('table'),
      picture: now.isActive('picture'),
      html: now.isActive('keptHtml'),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  });
  const toggle = (wanted: Form) => setForm((now) => (now === wanted ? null : wanted));
  const close = () => {
    setForm(null);
    editor.commands.focus();
  };
  const pick = (file: MediaFile) => {
    const alt = Object.hasOwn(file.alt, lang) ? (file.alt[lang] ?? '') : '';
    putPicture(editor, { src: file.src, alt, width: file.width, height: file.height });
    // After the dialog, which gives the focus back to where it came from.
    requestAnimationFrame(() => setForm('picture'));
  };
  return (
    <>
      <ToolBar editor={editor} label={label}>
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
          pressed={on.link || form === 'link'}
          act={() => toggle('link')}
        />
        <ToolButton
          icon={ImageIcon}
          label={t('fields.rich-picture')}
          pressed={on.picture}
          act={() => (on.picture ? toggle('picture') : setChoosing(true))}
        />
        <ToolButton
          icon={Table}
          label={t('fields.rich-table')}
          pressed={on.table}
          off={on.table}
          act={() => insertTable(editor)}
        />
        {on.html && (
          <ToolButton
            icon={CodeXml}
            label={t('fields.rich-part')}
            pressed={form === 'html'}
            act={() => toggle('html')}
          />
        )}
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
      </ToolBar>
      {on.table && (
        <TableToolbar editor={editor} captioning={form === 'caption'} onCaption={() => toggle('caption')} />
      )}
      {form === 'link' && <LinkForm editor={editor} onClose={() => setForm(null)} />}
      {form === 'caption' && on.table && <CaptionForm editor={editor} onClose={close} />}
      {form === 'picture' && on.picture && (
        <PictureForm editor={editor} onChange={() => setChoosing(true)} onClose={close} />
      )}
      {form === 'html' && on.html && <HtmlForm editor={editor} open={open} onClose={close} />}
      {choosing && (
        <Suspense fallback={null}>
          <MediaPicker onPick={pick} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}
