import { type ReactNode, useState } from 'react';
import { useStudioTexts } from '../app/studio-texts.tsx';
import { type ControlProps, Field } from '../parts/field.tsx';
import { type FieldPlace, useFields } from './fields-context.tsx';
import { fieldProblem } from './state/field-problems.ts';
import type { FieldValue } from './use-field.ts';

/** What a control in the frame carries. */
export interface FrameControl extends ControlProps {
  readonly onBlur: () => void;
}

interface Props {
  readonly place: FieldPlace;
  readonly field: FieldValue;
  readonly children: (control: FrameControl) => ReactNode;
  /** Instead of the schema's hint. */
  readonly hint?: ReactNode;
  /** What is said while something is written that is no value yet; shown at once. */
  readonly unfinished?: string | undefined;
}

/** Label, language, control, error and hint of one field. An error of our own words comes once the field was left. */
export function FieldFrame({
  place,
  field,
  children,
  hint = place.shape.readOnly ? undefined : field.hint,
  unfinished,
}: Props) {
  const { t } = useStudioTexts();
  const { errors, locale, mainLocale } = useFields();
  const [left, setLeft] = useState(false);
  const { shape, pointer, required } = place;
  const { original } = field;
  const error = Object.hasOwn(errors, pointer) ? errors[pointer] : undefined;
  // What is wrong then is not what is written here.
  const lacksMain = field.isTranslation && error !== undefined && (original ?? '').trim() === '';
  const problem =
    left || error !== undefined ? fieldProblem(shape, field.value, required && !field.isTranslation) : null;
  const missing = original !== null && original.trim() !== '' && field.value === undefined;
  return (
    <div data-field={pointer}>
      <Field
        label={field.title}
        required={required && original === null && (shape.minLength ?? 0) > 0}
        error={
          unfinished ?? (problem ? t(problem.text, problem.values ?? {}) : lacksMain ? undefined : error)
        }
        aside={
          shape.translatable && locale !== '' ? (
            <span className={missing ? 's-badge s-badge-caution' : 's-badge'}>
              {missing ? t('fields.untranslated', { locale: locale.toUpperCase() }) : locale.toUpperCase()}
            </span>
          ) : undefined
        }
        {...(hint !== undefined && hint !== '' && { hint })}
      >
        {(control) => children({ ...control, onBlur: () => setLeft(true) })}
      </Field>
      {lacksMain && <MainTextMissing />}
      {original !== null && original !== '' && shape.control !== 'rich-text' && (
        <p className="s-hint mt-1 line-clamp-3" lang={mainLocale}>
          <span className="font-semibold">{mainLocale.toUpperCase()}:</span> {original}
        </p>
      )}
    </div>
  );
}

/** A translation without its text: what has to be written stands in the main language. */
function MainTextMissing() {
  const { t } = useStudioTexts();
  const { mainLocale, onMainLocale } = useFields();
  const values = { locale: mainLocale.toUpperCase() };
  return (
    <p className="s-error mt-1">
      {t('fields.main-missing', values)}{' '}
      {onMainLocale && (
        <button type="button" className="s-link min-h-6" onClick={onMainLocale}>
          {t('fields.write-main', values)}
        </button>
      )}
    </p>
  );
}
