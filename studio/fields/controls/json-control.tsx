import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Field } from '../../parts/field.tsx';
import { useEntry } from '../../parts/use-entry.ts';
import type { FieldPlace } from '../fields-context.tsx';
import { useField } from '../use-field.ts';

const show = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value, null, 2));

/** A value of which the schema knows nothing: its JSON. What is no JSON yet is kept in the field alone. */
export function JsonControl(place: FieldPlace) {
  const field = useField(place);
  const { t } = useStudioTexts();
  const { text, isUnfinished, write, leave } = useEntry({
    value: field.value,
    show,
    read: parse,
    set: field.set,
  });
  return (
    <div data-field={place.pointer}>
      <Field
        label={field.title}
        error={isUnfinished ? t('fields.bad-json') : undefined}
        {...(field.hint !== undefined && { hint: field.hint })}
      >
        {(control) => (
          <textarea
            {...control}
            className="s-input field-sizing-content max-h-96 min-h-24 font-mono text-small"
            spellCheck={false}
            value={text}
            readOnly={field.readOnly}
            onChange={(event) => write(event.target.value)}
            onBlur={leave}
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
