import { useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import type { GoodsFilter } from '#schemas/goods-list.ts';
import type { GoodsListState } from '#schemas/goods-list-address.ts';
import type { ListWords } from './chosen.ts';
import { writeNumber } from './list-state.ts';

interface Props {
  /** Id of the form. */
  readonly id: string;
  readonly filter: GoodsFilter;
  readonly state: GoodsListState;
  readonly words: ListWords;
}

/** A range, from and to; either may be left empty. What is in sight is what there is. */
export function FilterRange({ id, filter, state, words }: Props) {
  const { t } = usePage();
  const { alias, title, unit, min, max } = filter;
  const set = state.filters[alias];
  const range = set === undefined || Array.isArray(set) ? {} : set;
  const shownUnit = unit === 'minor' ? currencySign(words) : unit;
  const end = (name: 'from' | 'to', limit: number | undefined) => (
    <End
      id={`${id}-${alias}-${name}`}
      name={alias}
      label={t(`goods-list.${name}`)}
      value={range[name] === undefined ? '' : writeNumber(range[name], unit, words.locale)}
      placeholder={limit === undefined ? '' : writeNumber(rounded(limit, unit, name), unit, words.locale)}
    />
  );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold wrap-anywhere">
        {title}
        {shownUnit && <span className="font-normal text-ink-soft"> ({shownUnit})</span>}
      </legend>
      <div className="flex gap-3">
        {end('from', min)}
        {end('to', max)}
      </div>
    </fieldset>
  );
}

interface EndProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
}

function End({ id, name, label, value, placeholder }: EndProps) {
  const [typed, setTyped] = useState({ over: value, text: value });
  // What the list is set to goes before what was typed over another value.
  const text = typed.over === value ? typed.text : value;
  return (
    <div className="min-w-0 flex-1">
      <label htmlFor={id} className="text-sm text-ink-soft">
        {label}
      </label>
      <input
        type="text"
        inputMode="decimal"
        id={id}
        name={name}
        value={text}
        placeholder={placeholder}
        maxLength={14}
        onChange={({ currentTarget }) => setTyped({ over: value, text: currentTarget.value })}
        className="input"
      />
    </div>
  );
}

/** Whole units of the currency, so that both ends are inside. */
const rounded = (value: number, unit: string | undefined, end: 'from' | 'to'): number =>
  unit === 'minor' ? (end === 'from' ? Math.floor(value / 100) : Math.ceil(value / 100)) * 100 : value;

const currencySign = ({ locale, currency }: ListWords): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;
