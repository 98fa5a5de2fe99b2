import { useState } from 'react';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Field } from '../../parts/field.tsx';
import type { FieldPlace } from '../fields-context.tsx';
import { useField } from '../use-field.ts';

const write = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value, null, 2));

/** A value of which the schema knows nothing: its JSON. What is no JSON yet is kept in the field and not in the value. */
export function JsonControl(place: FieldPlace) {
  const field = useField(place);
  const { t } = useStudioTexts();
  const [typed, setTyped] = useState<{ readonly text: string; readonly broken: boolean } | null>(null);
  return (
    <div data-field={place.pointer}>
      <Field
        label={field.title}
        error={typed?.broken ? t('fields.bad-json') : undefined}
        {...(field.hint !== undefined && { hint: field.hint })}
      >
        {(control) => (
          <textarea
            {...control}
            className="s-input field-sizing-content max-h-96 min-h-24 font-mono text-small"
            spellCheck={false}
            value={typed?.text ?? write(field.value)}
            readOnly={field.readOnly}
            onChange={(event) => {
              const text = event.target.value;
              const read = parse(text);
              setTyped({ text, broken: read === null });
              if (read) field.set(read.value);
            }}
            onBlur={() => setTyped((now) => (now?.broken ? now : null))}
          />
        )}
      </Field>
    </div>
  );
}

function parse(text: string): { readonly value: unknown } | null {
  if (text.trim() === '') return { value: undefined };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}
