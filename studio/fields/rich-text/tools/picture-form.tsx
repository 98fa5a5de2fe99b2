import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import { Image } from 'lucide-react';
import { useId, useState } from 'react';
import { useStudioTexts } from '../../../app/studio-texts.tsx';
import { ToolForm } from './tool-form.tsx';

interface Props {
  readonly editor: Editor;
  /** Opens the library. */
  readonly onChange: () => void;
  readonly onClose: () => void;
}

/** Says what the chosen picture shows and how wide it is; its height goes along. */
export function PictureForm(props: Props) {
  const { editor } = props;
  const key = useEditorState({
    editor,
    selector: ({ editor: now }) => `${now.state.selection.from} ${now.getAttributes('picture')['src']}`,
  });
  return <Fields key={key} {...props} />;
}

function Fields({ editor, onChange, onClose }: Props) {
  const { t } = useStudioTexts();
  const id = useId();
  const [picture] = useState(() => editor.getAttributes('picture'));
  const [alt, setAlt] = useState(String(picture['alt'] ?? ''));
  const [width, setWidth] = useState(String(picture['width'] ?? ''));
  const apply = () => {
    const [before, height, now] = [
      Number(picture['width']),
      Number(picture['height']),
      Math.round(Number(width)),
    ];
    const isSized = now > 0 && before > 0 && height > 0;
    editor.commands.updateAttributes('picture', {
      alt: alt.trim(),
      ...(now > 0 &&
        now !== before && { width: now, ...(isSized && { height: Math.round((height * now) / before) }) }),
    });
  };
  return (
    <ToolForm onApply={apply} onClose={onClose}>
      <div className="grid gap-1">
        <label htmlFor={`${id}-alt`} className="s-label text-small">
          {t('fields.picture-alt')}
        </label>
        <input
          id={`${id}-alt`}
          // biome-ignore lint/a11y/noAutofocus: opened by a button, or with a new picture, to be written in
          autoFocus
          className="s-input"
          value={alt}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setAlt(event.target.value)}
        />
        <p id={`${id}-hint`} className="s-hint">
          {t('fields.picture-alt-hint')}
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-2">
        <div className="grid gap-1">
          <label htmlFor={`${id}-width`} className="s-label text-small">
            {t('fields.picture-width')}
          </label>
          <input
            id={`${id}-width`}
            className="s-input w-28"
            inputMode="numeric"
            value={width}
            onChange={(event) => setWidth(event.target.value.replaceAll(/\D/g, ''))}
          />
        </div>
        <button type="button" className="s-btn s-btn-quiet" onClick={onChange}>
          <Image aria-hidden="true" size={16} />
          {t('fields.image-change')}
        </button>
        <button
          type="button"
          className="s-btn ms-auto"
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
