import type { Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import { Link } from '#schemas/names.ts';
import { useStudioTexts } from '../../../app/studio-texts.tsx';
import { readShape } from '../../shape/read-shape.ts';

const allowed = new RegExp(readShape(Link).pattern ?? '', 'u');

/** Sets or takes away the address of the selected words. Stands in other forms, so Enter is answered here. */
export function LinkForm({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const { t } = useStudioTexts();
  const id = useId();
  const current: unknown = editor.getAttributes('link')['href'];
  const [href, setHref] = useState(typeof current === 'string' ? current : '');
  const [wrong, setWrong] = useState(false);
  const apply = () => {
    if (!allowed.test(href)) return setWrong(true);
    editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
    onClose();
  };
  return (
    <div className="grid gap-1 border-line border-b bg-sunken p-2">
      <label htmlFor={id} className="s-label text-small">
        {t('fields.rich-address')}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          className="s-input min-w-40 flex-1"
          value={href}
          placeholder={t('fields.link-example')}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-error` : undefined}
          onChange={(event) => {
            setHref(event.target.value.trim());
            setWrong(false);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              apply();
            } else if (event.key === 'Escape') {
              event.preventDefault();
              event.stopPropagation();
              onClose();
              editor.commands.focus();
            }
          }}
        />
        <button type="button" className="s-btn" onClick={apply}>
          {t('fields.rich-set-link')}
        </button>
        {typeof current === 'string' && (
          <button
            type="button"
            className="s-btn s-btn-quiet"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onClose();
            }}
          >
            {t('fields.rich-unlink')}
          </button>
        )}
      </div>
      {wrong && (
        <p id={`${id}-error`} className="s-error">
          {t('fields.bad-link')}
        </p>
      )}
    </div>
  );
}
