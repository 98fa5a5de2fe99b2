import { CircleAlert } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { bindShortWords } from './short-words.ts';

/** What a control needs to be told of its label, hint and error; `Field` hands it over. */
export interface ControlProps {
  readonly id?: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
}

interface FieldProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong and what to do; empty while all is well. */
  readonly error?: string | undefined;
  /** An `<input>`, `<select>` or `<textarea>`. */
  readonly children: ReactElement<ControlProps>;
}

/** A labelled control with hint and error, each announced with it (WCAG 2.2, 1.3.1, 3.3.1, 3.3.2). */
export function Field({ id, label, hint, error, children }: FieldProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {typeof hint === 'string' ? bindShortWords(hint) : hint}
        </p>
      )}
      {cloneElement(children, {
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={`${id}-error`} className="field-error flex items-start gap-1.5">
          <CircleAlert aria-hidden="true" className="mt-0.75 size-4.5 flex-none" />
          <span className="min-w-0">{error}</span>
        </p>
      )}
    </div>
  );
}
