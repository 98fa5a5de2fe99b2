import type { FieldViewProps } from '../../field-kind.ts';
import { controlAttributes } from '../../frame/control-attributes.ts';
import { useTypedText } from '../../frame/use-typed-text.ts';
import { writingOf } from './writing.ts';

const asIs = (text: string) => text;

/** One line of text. What the rules say of it chooses the keyboard of a phone and whether spelling is looked at. */
export function TextView(props: FieldViewProps<string>) {
  const { ref, text, type } = useTypedText({ ...props, read: asIs, show: asIs });
  return (
    <input
      type="text"
      {...controlAttributes(props)}
      {...writingOf(props.field)}
      ref={ref}
      value={text}
      onChange={(event) => type(event.target.value)}
      className="input"
    />
  );
}
