import { useStudioTexts } from '../../app/studio-texts.tsx';
import { readNumber } from '../../parts/read-number.ts';
import { useEntry } from '../../parts/use-entry.ts';
import { FieldFrame } from '../field-frame.tsx';
import type { FieldPlace } from '../fields-context.tsx';
import { useField } from '../use-field.ts';

interface Props {
  readonly place: FieldPlace;
  readonly show: (value: number) => string;
  readonly read: (value: number) => number;
}

function NumberInput({ place, show, read }: Props) {
  const field = useField(place);
  const { t } = useStudioTexts();
  const shown = (value: number | undefined): string => (value === undefined ? '' : show(value));
  const value = typeof field.value === 'number' ? field.value : undefined;
  const { text, isUnfinished, write, leave } = useEntry<number | undefined>({
    value,
    show: shown,
    read: (written) => {
      if (written.trim() === '') return place.required ? null : { value: undefined };
      const number = readNumber(written);
      return number === undefined ? null : { value: read(number) };
    },
    set: field.set,
  });
  const unfinished = !isUnfinished
    ? undefined
    : value === undefined
      ? t('parts.number-unfinished')
      : t('parts.number-unfinished-keeps', { value: shown(value) });
  return (
    <FieldFrame place={place} field={field} unfinished={unfinished}>
      {(control) => (
        <input
          {...control}
          className="s-input max-w-48 tabular-nums"
          inputMode={place.shape.whole && place.shape.control === 'number' ? 'numeric' : 'decimal'}
          value={text}
          readOnly={field.readOnly}
          autoComplete="off"
          onChange={(event) => write(event.target.value)}
          onBlur={() => {
            control.onBlur();
            leave();
          }}
        />
      )}
    </FieldFrame>
  );
}

const same = (value: number): number => value;

/** A number, whole or not. */
export function NumberControl(place: FieldPlace) {
  return <NumberInput place={place} show={String} read={same} />;
}

/** An amount that is kept in minor units and written in whole ones: 1299 is `12.99`. */
export function MoneyControl(place: FieldPlace) {
  return (
    <NumberInput
      place={place}
      show={(minor) => (minor / 100).toFixed(2)}
      read={(amount) => Math.round(amount * 100)}
    />
  );
}
