import type { ReactNode } from 'react';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Field } from '../../parts/field.tsx';
import { readNumber } from '../../parts/read-number.ts';
import { useEntry } from '../../parts/use-entry.ts';

interface Setting {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly readOnly: boolean;
}

/** A line, or a few, of text. */
export function TextSetting({
  value,
  onChange,
  lines = 1,
  mono = false,
  readOnly,
  ...field
}: Setting & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly lines?: number;
  readonly mono?: boolean;
}) {
  return (
    <Field {...field}>
      {(control) =>
        lines > 1 ? (
          <textarea
            {...control}
            className="s-input"
            rows={lines}
            value={value}
            readOnly={readOnly}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <input
            {...control}
            className={`s-input ${mono ? 'font-mono text-small' : ''}`}
            value={value}
            readOnly={readOnly}
            autoComplete="off"
            spellCheck={!mono}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  );
}

/** A number that may be left out. */
export function NumberSetting({
  value,
  onChange,
  readOnly,
  ...field
}: Setting & { readonly value: unknown; readonly onChange: (value: number | undefined) => void }) {
  const { t } = useStudioTexts();
  const { text, isUnfinished, write, leave } = useEntry<number | undefined>({
    value: typeof value === 'number' ? value : undefined,
    show: (number) => (number === undefined ? '' : String(number)),
    read: (written) => {
      const number = readNumber(written);
      return number === undefined && written.trim() !== '' ? null : { value: number };
    },
    set: onChange,
  });
  return (
    <Field {...field} {...(isUnfinished && { error: t('parts.number-unfinished') })}>
      {(control) => (
        <input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          className="s-input tabular-nums"
          value={text}
          readOnly={readOnly}
          onChange={(event) => write(event.target.value)}
          onBlur={leave}
        />
      )}
    </Field>
  );
}

/** One of a few. */
export function ChoiceSetting({
  value,
  options,
  onChange,
  readOnly,
  ...field
}: Setting & {
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  readonly onChange: (value: string) => void;
}) {
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          className="s-input"
          value={value}
          disabled={readOnly}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
