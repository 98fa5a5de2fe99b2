import { Code, PenLine } from 'lucide-react';
import { useState } from 'react';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { FieldFrame } from '../field-frame.tsx';
import { type FieldPlace, useFields } from '../fields-context.tsx';
import { useField } from '../use-field.ts';
import { cleanHtml, isVisual } from './rich-html.ts';
import { VisualEditor } from './visual-editor.tsx';

/** Text with headings, lists and links. What the visual editor would lose is edited as HTML. */
export default function RichTextControl(place: FieldPlace) {
  const field = useField(place);
  const { t } = useStudioTexts();
  const { locale } = useFields();
  const value = typeof field.value === 'string' ? field.value : '';
  const visual = isVisual(value);
  const [wantsSource, setWantsSource] = useState(false);
  const asSource = wantsSource || !visual;
  const lost = asSource && value !== '' && cleanHtml(value).length < value.length * 0.98;
  const hint = visual ? field.hint : t('fields.rich-source-only');
  return (
    <FieldFrame place={place} field={field} hint={lost ? t('fields.rich-cleaned') : hint}>
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
          {visual && !field.readOnly && (
            <button
              type="button"
              className="s-btn s-btn-quiet justify-self-start text-small"
              onClick={() => setWantsSource((now) => !now)}
            >
              {wantsSource ? <PenLine aria-hidden="true" size={15} /> : <Code aria-hidden="true" size={15} />}
              {t(wantsSource ? 'fields.rich-to-visual' : 'fields.rich-to-source')}
            </button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
