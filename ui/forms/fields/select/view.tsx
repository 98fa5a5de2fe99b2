import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import type { FieldViewProps } from '../../field-kind.ts';
import { controlAttributes } from '../../frame/control-attributes.ts';
import { optionsOf } from '../../frame/options.ts';
import { useAdopted } from '../../frame/use-typed-text.ts';

/** Characters that fit the control on a phone. */
const longestInside = 34;

/** One of several, by the browser's own list: it is the best one on a phone and known to every keyboard. */
export function SelectView(props: FieldViewProps<string>) {
  const { field, value, allowed, services, onChange } = props;
  const { placeholder, ...attributes } = controlAttributes(props);
  const ref = useRef<HTMLSelectElement>(null);
  const options = optionsOf(field, allowed);
  // A value that is not offered any more must not look like the first option.
  const shown = options.some(({ key }) => key === value) ? value : '';
  useAdopted(() => {
    if (ref.current && ref.current.value !== shown) onChange(ref.current.value);
  });
  const chosen = options.find(({ key }) => key === shown)?.value ?? '';
  return (
    <div className="field-select">
      <select
        {...attributes}
        ref={ref}
        value={shown}
        onChange={(event) => onChange(event.target.value)}
        className="input"
      >
        <option value="">{placeholder ?? services.t('form.select.choose')}</option>
        {options.map((option) => (
          <option key={option.key} value={option.key}>
            {option.value}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="field-select-mark" />
      {chosen.length > longestInside && (
        // The control cuts long words off; it is heard in full as it is.
        <p aria-hidden="true" className="field-hint mt-1.5">
          {chosen}
        </p>
      )}
    </div>
  );
}
