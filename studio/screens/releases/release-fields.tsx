import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Field } from '../../parts/field.tsx';

interface Words {
  readonly title: string;
  readonly note: string;
}

interface Props {
  readonly value: Words;
  readonly onChange: (value: Words) => void;
  /** What is wrong with the title. */
  readonly error?: string | undefined;
  readonly hint?: string;
  readonly disabled?: boolean;
}

/** Name and note of a release. */
export function ReleaseFields({ value, onChange, error, hint, disabled = false }: Props) {
  const { t } = useStudioTexts();
  return (
    <>
      <Field label={t('releases.field-title')} error={error} hint={hint} required>
        {(control) => (
          <input
            {...control}
            className="s-input"
            maxLength={200}
            disabled={disabled}
            value={value.title}
            onChange={(event) => onChange({ ...value, title: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('releases.field-note')}>
        {(control) => (
          <textarea
            {...control}
            className="s-input"
            rows={3}
            maxLength={2000}
            disabled={disabled}
            value={value.note}
            onChange={(event) => onChange({ ...value, note: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
