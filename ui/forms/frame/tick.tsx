import { type ReactNode, useRef } from 'react';
import type { FieldViewProps } from '../field-kind.ts';
import { controlAttributes } from './control-attributes.ts';
import { FieldError, FieldHint } from './field-words.tsx';
import { useAdopted } from './use-typed-text.ts';

interface TickProps {
  readonly props: FieldViewProps<boolean>;
  readonly label: ReactNode;
  /** Stands below the label and is no part of what is clicked: links. */
  readonly below?: ReactNode;
}

/** One box to tick with its words beside it, hint and error below. The words are the target as well. */
export function Tick({ props, label, below }: TickProps) {
  const { field, id, value, error, onChange } = props;
  const { placeholder: _none, autoComplete: _neither, ...attributes } = controlAttributes(props);
  const ref = useRef<HTMLInputElement>(null);
  useAdopted(() => {
    if (ref.current && ref.current.checked !== value) onChange(ref.current.checked);
  });
  return (
    <div className="field-tick">
      <input
        type="checkbox"
        {...attributes}
        ref={ref}
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {(below || field.hint || error) && (
        <div className="field-tick-more">
          {below}
          <FieldHint id={id} field={field} />
          <FieldError id={id} error={error} />
        </div>
      )}
    </div>
  );
}
