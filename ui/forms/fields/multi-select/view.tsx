import { useRef, useState } from 'react';
import type { FieldViewProps } from '../../field-kind.ts';
import { GroupFrame } from '../../frame/group-frame.tsx';
import { leavesGroup } from '../../frame/leaves-group.ts';
import { matches } from '../../frame/matching.ts';
import { optionsOf } from '../../frame/options.ts';
import { useLatest } from '../../frame/use-latest.ts';
import { useAdopted } from '../../frame/use-typed-text.ts';
import { OptionFilter } from './option-filter.tsx';

/** From so many options on a list has a filter and its own height. */
const longFrom = 9;

/** Any of several: boxes to tick, as nobody finds out by themselves how a list of many is operated. */
export function MultiSelectView(props: FieldViewProps<readonly string[]>) {
  const { field, id, name, value, error, allowed, services, onChange, onBlur } = props;
  const [query, setQuery] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const options = optionsOf(field, allowed);
  const long = options.length >= longFrom;
  const shown =
    long && query.trim() !== '' ? options.filter((option) => matches(option.value, query)) : options;
  const chosen = options.filter((option) => value.includes(option.key)).map((option) => option.key);
  const latest = useLatest(value);
  const take = (next: readonly string[]) => {
    latest.current = next;
    onChange(next);
  };
  useAdopted(() => {
    const ticked = [...(box.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [])];
    const found = ticked.map((input) => input.value);
    if (found.join('\n') !== chosen.join('\n')) take(found);
  });
  const toggle = (key: string, on: boolean) =>
    // In the order of the options, so that the same choice is the same value.
    take(
      options
        .filter((option) => (option.key === key ? on : latest.current.includes(option.key)))
        .map((o) => o.key),
    );
  return (
    <GroupFrame {...props}>
      <div className={long ? 'field-long-list' : undefined}>
        {long && (
          <OptionFilter
            id={`${id}-filter`}
            query={query}
            onQuery={setQuery}
            found={shown.length}
            chosen={chosen.length}
            t={services.t}
          />
        )}
        <div ref={box} className={long ? 'field-scroll' : undefined}>
          {[...shown.entries()].map(([at, option]) => (
            <label key={option.key} className="field-option" htmlFor={at === 0 ? id : `${id}-${at}`}>
              <input
                type="checkbox"
                id={at === 0 ? id : `${id}-${at}`}
                name={name}
                value={option.key}
                checked={value.includes(option.key)}
                aria-invalid={error ? true : undefined}
                onChange={(event) => toggle(option.key, event.target.checked)}
                onBlur={(event) => leavesGroup(event) && onBlur()}
              />
              <span>{option.value}</span>
            </label>
          ))}
          {shown.length === 0 && long && (
            <p className="field-nothing">{services.t('form.multi-select.nothing')}</p>
          )}
        </div>
      </div>
    </GroupFrame>
  );
}
