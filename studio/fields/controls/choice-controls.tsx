import { colourNames, colourTokens } from '#schemas/theme/tokens.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { FieldFrame } from '../field-frame.tsx';
import type { FieldPlace } from '../fields-context.tsx';
import { useField } from '../use-field.ts';

/** One of a few words. */
export function ChoiceControl(place: FieldPlace) {
  const field = useField(place);
  const { t } = useStudioTexts();
  const value = typeof field.value === 'string' ? field.value : '';
  const { words, default: preset, wordLabels, exactWords } = place.shape;
  const sayWord = (word: string): string => {
    if (exactWords) return word;
    return wordLabels === undefined ? field.choice(word) : t(`${wordLabels}${word}`);
  };
  const shown = value === '' && typeof preset === 'string' ? preset : value;
  const isOptional = !place.required && preset === undefined;
  return (
    <FieldFrame place={place} field={field}>
      {(control) => (
        <select
          {...control}
          className="s-input"
          value={shown}
          disabled={field.readOnly}
          onChange={(event) => field.setText(event.target.value)}
        >
          {(isOptional || shown === '') && <option value="">{t('fields.not-set')}</option>}
          {/* What is stored stays to be seen, even if it is no choice any more. */}
          {shown !== '' && !words.includes(shown) && <option value={shown}>{shown}</option>}
          {words.map((word) => (
            <option key={word} value={word}>
              {sayWord(word)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** Yes or no. */
export function FlagControl(place: FieldPlace) {
  const field = useField(place);
  const preset = place.shape.default;
  const checked = typeof field.value === 'boolean' ? field.value : preset === true;
  return (
    <div data-field={place.pointer} className="grid gap-1">
      <label className="flex min-h-7 items-start gap-2.5">
        <input
          type="checkbox"
          className="mt-1 size-4 shrink-0 accent-brand"
          checked={checked}
          disabled={field.readOnly}
          onChange={(event) => field.set(event.target.checked)}
        />
        <span className="s-label font-medium">{field.title}</span>
      </label>
      {field.hint && <p className="s-hint ms-6.5">{field.hint}</p>}
    </div>
  );
}

/** A colour of the identity, by its meaning. */
export function ColourTokenControl(place: FieldPlace) {
  const field = useField(place);
  const offered = colourNames.filter(
    (name) => place.shape.words.length === 0 || place.shape.words.includes(name),
  );
  return (
    <fieldset data-field={place.pointer} className="grid gap-1.5" disabled={field.readOnly}>
      <legend className="s-label mb-1.5">{field.title}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-1.5">
        {offered.map((name) => (
          <label
            key={name}
            className="flex min-h-9 items-center gap-2 rounded-lg border border-line px-2 has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              className="sr-only"
              name={`colour${place.pointer}`}
              checked={field.value === name}
              onChange={() => field.set(name)}
            />
            <span
              aria-hidden="true"
              className="size-5 rounded-md border border-line-strong"
              style={{ background: `light-dark(${colourTokens[name].light}, ${colourTokens[name].dark})` }}
            />
            <span className="text-small">{field.choice(name)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Any colour, `#rrggbb`. */
export function ColourControl(place: FieldPlace) {
  const field = useField(place);
  const value = typeof field.value === 'string' ? field.value : '';
  return (
    <FieldFrame place={place} field={field}>
      {(control) => (
        <div className="flex gap-2">
          <input
            type="color"
            aria-label={field.title}
            className="h-9 w-11 shrink-0 rounded-lg border border-line-strong bg-surface p-1"
            value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
            disabled={field.readOnly}
            onChange={(event) => field.setText(event.target.value)}
          />
          <input
            {...control}
            className="s-input max-w-32 font-mono text-small"
            value={value}
            readOnly={field.readOnly}
            placeholder="#0c5a52"
            spellCheck={false}
            onChange={(event) => field.setText(event.target.value)}
          />
        </div>
      )}
    </FieldFrame>
  );
}
