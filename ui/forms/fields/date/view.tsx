import { type FocusEvent, useRef, useState } from 'react';
import type { FieldViewProps } from '../../field-kind.ts';
import { joinIds } from '../../frame/described-by.ts';
import { GroupFrame } from '../../frame/group-frame.tsx';
import { leavesGroup } from '../../frame/leaves-group.ts';
import { useLatest } from '../../frame/use-latest.ts';
import { useAdopted } from '../../frame/use-typed-text.ts';
import { type DateParts, dateOf, digitsFor, isComplete, noParts, partsOf, pastedDate } from './date-parts.ts';
import { missingWords } from './missing-words.ts';

const boxes = [
  { part: 'day', most: 2 },
  { part: 'month', most: 2 },
  { part: 'year', most: 4 },
] as const satisfies readonly { part: keyof DateParts; most: number }[];

/**
 * A date in three boxes: a birthday is typed faster than it is found in a calendar, by keyboard and on a phone alike
 * (the pattern of GOV.UK). A date pasted into one box fills all of them; what is not finished stays and is said.
 */
export function DateView(props: FieldViewProps<string>) {
  const { field, id, name, value, error, disabled, services, onChange, onBlur } = props;
  const { t } = services;
  const [left, setLeft] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  // As typed while it is typed: a leading zero that came by itself could never be deleted.
  const [typed, setTyped] = useState<DateParts>(noParts);
  const parts = dateOf(typed) === value ? typed : partsOf(value);
  const latest = useLatest(parts);
  const incomplete = left && !error && value !== '' && !isComplete(parts);
  const take = (next: DateParts) => {
    latest.current = next;
    setTyped(next);
    setLeft(false);
    onChange(dateOf(next));
  };
  useAdopted(() => {
    const inBox = (part: keyof DateParts, most: number) =>
      digitsFor(row.current?.querySelector<HTMLInputElement>(`[name="${name}-${part}"]`)?.value ?? '', most);
    const { day, month, year } = latest.current;
    const found = {
      day: inBox('day', 2) || day,
      month: inBox('month', 2) || month,
      year: inBox('year', 4) || year,
    };
    if (dateOf(found) !== value) take(found);
  });
  const leave = (event: FocusEvent) => {
    if (!leavesGroup(event)) return;
    setLeft(true);
    onBlur();
  };
  return (
    <GroupFrame {...props}>
      <div ref={row} className="field-date">
        {boxes.map(({ part, most }) => (
          <div key={part}>
            <label htmlFor={part === 'day' ? id : `${id}-${part}`}>{t(`form.date.${part}`)}</label>
            <input
              id={part === 'day' ? id : `${id}-${part}`}
              name={`${name}-${part}`}
              type="text"
              inputMode="numeric"
              autoComplete={field.autocomplete === 'bday' ? `bday-${part}` : 'off'}
              disabled={disabled}
              aria-invalid={error ? true : undefined}
              aria-required={props.required || undefined}
              aria-describedby={joinIds(incomplete ? `${id}-incomplete` : undefined, error && `${id}-error`)}
              value={parts[part]}
              onBlur={leave}
              onChange={({ target }) =>
                take(pastedDate(target.value) ?? { ...latest.current, [part]: digitsFor(target.value, most) })
              }
              className="input"
            />
          </div>
        ))}
      </div>
      <p role="status" id={`${id}-incomplete`} className="field-hint empty:hidden">
        {incomplete ? missingWords(parts, t) : ''}
      </p>
    </GroupFrame>
  );
}
