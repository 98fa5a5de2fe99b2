import type { FieldViewProps } from '../../field-kind.ts';
import { controlAttributes } from '../../frame/control-attributes.ts';
import { useTypedText } from '../../frame/use-typed-text.ts';

const trim = (text: string) => text.trim();
const asIs = (text: string) => text;

/** An e-mail address: spaces around it, which come with pasting, are never part of it. */
export function EmailView(props: FieldViewProps<string>) {
  const { ref, text, type, settle } = useTypedText({ ...props, read: trim, show: asIs });
  return (
    <input
      // Not `email`: such a control hides spaces from us and loses the caret.
      type="text"
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...controlAttributes(props)}
      autoComplete={props.field.autocomplete ?? 'email'}
      ref={ref}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        settle();
        props.onBlur();
      }}
      className="input"
    />
  );
}
