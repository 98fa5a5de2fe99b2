import { canonicalText } from '#engine/forms/canonical-text.ts';
import type { FieldViewProps } from '../../field-kind.ts';
import { controlAttributes } from '../../frame/control-attributes.ts';
import { useTypedText } from '../../frame/use-typed-text.ts';
import { writingOf } from './writing.ts';

const asIs = (text: string) => text;

/** One line of text. What the rules say of it chooses the keyboard of a phone and whether spelling is looked at. */
export function TextView(props: FieldViewProps<string>) {
  const read = (typed: string) => canonicalText(props.field, typed);
  const { ref, text, type, settle } = useTypedText({ ...props, read, show: asIs });
  return (
    <input
      type="text"
      {...controlAttributes(props)}
      {...writingOf(props.field)}
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
