import { useId } from 'react';

interface Props {
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A choice with what it means. */
export function Switch({ label, hint, checked, disabled = false, onChange }: Props) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        className="mt-1 size-4 accent-brand"
        aria-describedby={`${id}-hint`}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div>
        <label htmlFor={id} className="s-label">
          {label}
        </label>
        <p id={`${id}-hint`} className="s-hint">
          {hint}
        </p>
      </div>
    </div>
  );
}
