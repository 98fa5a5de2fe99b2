import type { FieldViewProps } from '../../field-kind.ts';
import { controlAttributes } from '../../frame/control-attributes.ts';
import { useTypedText } from '../../frame/use-typed-text.ts';
import { readNumberText, showNumber } from './number-text.ts';

/**
 * A number. A text control with the keys for numbers: a control of type `number` changes under the wheel of a mouse,
 * hides what it does not understand and knows one decimal mark only.
 */
export function NumberView(props: FieldViewProps<number | string>) {
  const { locale } = props.services;
  const { ref, text, type, settle } = useTypedText({
    ...props,
    read: (typed) => readNumberText(typed, locale),
    show: (value) => showNumber(value, locale),
  });
  return (
    <input
      type="text"
      inputMode="decimal"
      {...controlAttributes(props)}
      autoComplete={props.field.autocomplete ?? 'off'}
      ref={ref}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        settle();
        props.onBlur();
      }}
      className="input field-narrow"
    />
  );
}
