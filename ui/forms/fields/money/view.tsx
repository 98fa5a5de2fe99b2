import type { FieldViewProps } from '../../field-kind.ts';
import { controlAttributes } from '../../frame/control-attributes.ts';
import { useTypedText } from '../../frame/use-typed-text.ts';
import { currencySign, readMoney, showMoney } from './money-text.ts';

/** An amount of money in minor units, zlotys where the definition names no currency. */
export function MoneyView(props: FieldViewProps<number | string>) {
  const { locale } = props.services;
  const currency = props.field.currency ?? 'PLN';
  const { ref, text, type, settle } = useTypedText({
    ...props,
    read: (typed) => readMoney(typed, currency, locale),
    show: (value) => showMoney(value, currency, locale),
  });
  return (
    <div className="field-affix field-narrow">
      <input
        type="text"
        inputMode="decimal"
        {...controlAttributes(props, `${props.id}-unit`)}
        autoComplete={props.field.autocomplete ?? 'off'}
        ref={ref}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          settle();
          props.onBlur();
        }}
        className="input"
      />
      <span id={`${props.id}-unit`} className="field-suffix">
        {currencySign(currency)}
      </span>
    </div>
  );
}
