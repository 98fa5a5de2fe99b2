import { Code, PenLine } from 'lucide-react';
import { useState } from 'react';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { admitMarkup } from '../../app/trusted-html.ts';
import { FieldFrame } from '../field-frame.tsx';
import { type FieldPlace, useFields } from '../fields-context.tsx';
import { useField } from '../use-field.ts';
import { cleanHtml } from './html/clean-html.ts';
import { VisualEditor } from './visual-editor.tsx';

// The editor of texts makes elements of what it is given.
admitMarkup(cleanHtml);

/** Text with headings, lists, links, tables and pictures; as HTML for whoever wants that. */
export default function RichTextControl(place: FieldPlace) {
  const field = useField(place);
  const { t } = useStudioTexts();
  const { locale } = useFields();
  const value = typeof field.value === 'string' ? field.value : '';
  const [asSource, setAsSource] = useState(false);
  const lost = asSource && value !== '' && cleanHtml(value).length < value.length * 0.98;
  return (
    <FieldFrame place={place} field={field} hint={lost ? t('fields.rich-cleaned') : field.hint}>
      {(control) => (
        <div className="grid gap-1.5">
          {asSource ? (
            <textarea
              {...control}
              className="s-input field-sizing-content max-h-128 min-h-32 font-mono text-small"
              lang={locale}
              spellCheck={false}
              value={value}
              readOnly={field.readOnly}
              onChange={(event) => field.setText(event.target.value)}
              onBlur={() => {
                control.onBlur();
                const clean = cleanHtml(value);
                // Only what is not allowed goes; the way it is written stays the editor's.
                if (lost) field.setText(clean);
              }}
            />
          ) : (
            <VisualEditor
              key={locale}
              control={control}
              label={field.title}
              value={value}
              onChange={field.setText}
              readOnly={field.readOnly}
              lang={locale}
            />
          )}
          {!field.readOnly && (
            <button
              type="button"
              className="s-btn s-btn-quiet justify-self-start text-small"
              onClick={() => setAsSource((now) => !now)}
            >
              {asSource ? <PenLine aria-hidden="true" size={15} /> : <Code aria-hidden="true" size={15} />}
              {t(asSource ? 'fields.rich-to-visual' : 'fields.rich-to-source')}
            </button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
