import { FieldFrame } from '../field-frame.tsx';
import { type FieldPlace, useFields } from '../fields-context.tsx';
import { useField } from '../use-field.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** One line of text for readers. */
export function TextControl(place: FieldPlace) {
  const field = useField(place);
  const { locale } = useFields();
  const { maxLength, translatable } = place.shape;
  return (
    <FieldFrame place={place} field={field}>
      {(control) => (
        <input
          {...control}
          className="s-input"
          value={textOf(field.value)}
          readOnly={field.readOnly}
          maxLength={maxLength}
          autoComplete="off"
          spellCheck={translatable}
          {...(translatable && { lang: locale })}
          onChange={(event) => field.setText(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

/** Several lines of plain text; the box grows with them. */
export function LongTextControl(place: FieldPlace) {
  const field = useField(place);
  const { locale } = useFields();
  return (
    <FieldFrame place={place} field={field}>
      {(control) => (
        <textarea
          {...control}
          className="s-input field-sizing-content max-h-80 min-h-18"
          rows={3}
          value={textOf(field.value)}
          readOnly={field.readOnly}
          maxLength={place.shape.maxLength}
          lang={locale}
          onChange={(event) => field.setText(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

/** A word with a meaning for the program. */
export function KeyControl(place: FieldPlace) {
  const field = useField(place);
  return (
    <FieldFrame place={place} field={field}>
      {(control) => (
        <input
          {...control}
          className="s-input font-mono text-small read-only:bg-sunken"
          value={textOf(field.value)}
          readOnly={field.readOnly}
          maxLength={place.shape.maxLength}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => field.setText(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

/** Text for machines, kept to the letter. */
export function CodeControl(place: FieldPlace) {
  const field = useField(place);
  return (
    <FieldFrame place={place} field={field}>
      {(control) => (
        <textarea
          {...control}
          className="s-input field-sizing-content max-h-128 min-h-28 font-mono text-small"
          value={textOf(field.value)}
          readOnly={field.readOnly}
          spellCheck={false}
          autoCapitalize="off"
          onChange={(event) => field.setText(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
