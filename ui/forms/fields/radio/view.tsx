import { useRef } from 'react';
import type { FieldViewProps } from '../../field-kind.ts';
import { GroupFrame } from '../../frame/group-frame.tsx';
import { leavesGroup } from '../../frame/leaves-group.ts';
import { optionsOf } from '../../frame/options.ts';
import { useAdopted } from '../../frame/use-typed-text.ts';

/** More answers than this are a list and no cards; longer ones stand one under the other. */
const maxCards = 4;
const longestBeside = 24;

/** One of a few, all of them in sight. An answer that is not needed can be taken back. */
export function RadioView(props: FieldViewProps<string>) {
  const { field, id, name, value, required, allowed, services, onChange, onBlur } = props;
  const options = optionsOf(field, allowed);
  const box = useRef<HTMLDivElement>(null);
  useAdopted(() => {
    const found = box.current?.querySelector<HTMLInputElement>('input:checked')?.value ?? '';
    if (found !== value && found !== '') onChange(found);
  });
  return (
    <GroupFrame {...props} role="radiogroup">
      <div
        ref={box}
        className={options.length <= maxCards ? 'field-cards' : undefined}
        data-tall={options.some((option) => option.value.length > longestBeside) ? '' : undefined}
      >
        {[...options.entries()].map(([at, option]) => (
          <label key={option.key} className="field-option" htmlFor={at === 0 ? id : `${id}-${at}`}>
            <input
              type="radio"
              id={at === 0 ? id : `${id}-${at}`}
              name={name}
              value={option.key}
              checked={option.key === value}
              onChange={() => onChange(option.key)}
              onBlur={(event) => leavesGroup(event) && onBlur()}
            />
            <span>{option.value}</span>
          </label>
        ))}
      </div>
      {!required && value !== '' && (
        <button
          type="button"
          className="field-plain-button"
          onClick={() => {
            onChange('');
            // The button goes away; the keyboard stays with the answers.
            box.current?.querySelector('input')?.focus();
          }}
        >
          {services.t('form.radio.clear')}
        </button>
      )}
    </GroupFrame>
  );
}
