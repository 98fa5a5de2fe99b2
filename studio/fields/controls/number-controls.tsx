import { useState } from 'react';
import { FieldFrame } from '../field-frame.tsx';
import type { FieldPlace } from '../fields-context.tsx';
import { useField } from '../use-field.ts';

/** Letters of a number as people write it, with comma or point. */
const readNumber = (text: string): number | undefined => {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  return plain === '' || Number.isNaN(Number(plain)) ? undefined : Number(plain);
};

interface Props {
  readonly place: FieldPlace;
  readonly show: (value: number) => string;
  readonly read: (value: number) => number;
}

/** What is being typed stays as it is typed (`12,`) until the field is left. */
function NumberInput({ place, show, read }: Props) {
  const field = useField(place);
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typeof field.value === 'number' ? show(field.value) : '';
  return (
    <FieldFrame place={place} field={field}>
      {(control) => (
        <input
          {...control}
          className="s-input max-w-48 tabular-nums"
          inputMode={place.shape.whole && place.shape.control === 'number' ? 'numeric' : 'decimal'}
          value={typed ?? shown}
          readOnly={field.readOnly}
          autoComplete="off"
          onChange={(event) => {
            setTyped(event.target.value);
            const value = readNumber(event.target.value);
            if (value !== undefined) field.set(read(value));
            else if (event.target.value.trim() === '' && !place.required) field.set(undefined);
          }}
          onBlur={() => {
            control.onBlur();
            setTyped(null);
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
