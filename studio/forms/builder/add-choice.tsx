import { Plus } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useStudioTexts } from '../../app/studio-texts.tsx';

interface Props<Value extends string> {
  /** What is added, for screen readers: "Add a field to: Contact". */
  readonly label: string;
  /** Value -> its name. */
  readonly options: readonly (readonly [value: Value, name: string])[];
  readonly onAdd: (value: Value) => void;
  readonly button?: RefObject<HTMLButtonElement | null>;
}

/**
 * Adds one of several kinds: chosen in a list, added by a button. A list alone would add what the arrow keys pass on
 * their way (WCAG 3.2.2).
 */
export function AddChoice<Value extends string>({ label, options, onAdd, button }: Props<Value>) {
  const { t } = useStudioTexts();
  const [wanted, setWanted] = useState<string>();
  // What was added may be no choice any more.
  const chosen = options.find(([value]) => value === wanted) ?? options[0];
  if (!chosen) return null;
  const [value, chosenName] = chosen;
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      <select
        className="s-input w-auto min-w-0"
        aria-label={label}
        value={value}
        onChange={(event) => setWanted(event.target.value)}
      >
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
      <button
        ref={button}
        type="button"
        className="s-btn"
        aria-label={t('forms.add-this', { name: chosenName })}
        onClick={() => onAdd(value)}
      >
        <Plus aria-hidden="true" size={16} />
        {t('forms.add')}
      </button>
    </fieldset>
  );
}
