import type { FieldViewProps } from '../../field-kind.ts';
import { controlAttributes } from '../../frame/control-attributes.ts';
import { ruleNumber } from '../../frame/field-rules.ts';
import { useTypedText } from '../../frame/use-typed-text.ts';
import { TextRoom } from './text-room.tsx';

const asIs = (text: string) => text;

/**
 * Text of several lines that grows with what is written. Nothing is cut at the longest length, as pasted text would be
 * without a word: how much room is left is said instead.
 */
export function TextareaView(props: FieldViewProps<string>) {
  const { ref, text, type } = useTypedText<string, HTMLTextAreaElement>({ ...props, read: asIs, show: asIs });
  const most = ruleNumber(props.field, 'maxLength');
  return (
    <>
      <textarea
        {...controlAttributes(props, most === undefined ? undefined : `${props.id}-room`)}
        rows={4}
        ref={ref}
        value={text}
        onChange={(event) => type(event.target.value)}
        className="input field-area"
      />
      {most !== undefined && (
        <TextRoom id={`${props.id}-room`} text={text} most={most} t={props.services.t} />
      )}
    </>
  );
}
