import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useStudioTexts } from '../app/studio-texts.tsx';

/** What the control of a field carries, so that its label, hint and error belong to it. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

interface Props {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong and what would be right; empty or left out when nothing is. */
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** Beside the label: a language mark, a small action. */
  readonly aside?: ReactNode;
  /** The label is there for screen readers alone. */
  readonly hideLabel?: boolean;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A label, its control, a hint and the error beside it ([wcag 3.3.1], [wcag 3.3.2]). */
export function Field({ label, hint, error, required = false, aside, hideLabel = false, children }: Props) {
  const { t } = useStudioTexts();
  const id = useId();
  const wrong = error !== undefined && error !== '';
  const described = [wrong && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="s-field">
      <div className={hideLabel ? 'sr-only' : 'flex min-h-6 items-center justify-between gap-2'}>
        <label htmlFor={id} className="s-label">
          {label}
          {required && <span className="s-hint font-normal"> ({t('parts.required')})</span>}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': wrong || undefined,
        'aria-required': required || undefined,
      })}
      {wrong && (
        <p id={`${id}-error`} className="s-error flex items-start gap-1.5">
          <CircleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="s-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
