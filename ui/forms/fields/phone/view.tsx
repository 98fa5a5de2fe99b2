import type { FieldViewProps } from '../../field-kind.ts';
import { controlAttributes } from '../../frame/control-attributes.ts';
import { useTypedText } from '../../frame/use-typed-text.ts';
import { namesCountry, readPhone, showPhone } from './phone-number.ts';

/** A telephone number. The prefix stands before it until another country's is typed. */
export function PhoneView(props: FieldViewProps<string>) {
  const { ref, text, type, settle } = useTypedText({ ...props, read: readPhone, show: showPhone });
  const abroad = namesCountry(text);
  return (
    <div className="field-affix field-narrow" data-prefix={abroad ? undefined : ''}>
      {!abroad && (
        <span id={`${props.id}-prefix`} className="field-prefix">
          +48
        </span>
      )}
      <input
        type="tel"
        inputMode="tel"
        spellCheck={false}
        {...controlAttributes(props, abroad ? undefined : `${props.id}-prefix`)}
        autoComplete={props.field.autocomplete ?? 'tel'}
        ref={ref}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          settle();
          props.onBlur();
        }}
        className="input"
      />
    </div>
  );
}
