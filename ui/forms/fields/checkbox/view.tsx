import type { FieldViewProps } from '../../field-kind.ts';
import { FieldTitle } from '../../frame/field-words.tsx';
import { Tick } from '../../frame/tick.tsx';

/** A statement that holds or does not. */
export function CheckboxView(props: FieldViewProps<boolean>) {
  // A box may always stay empty; that it may not is what has to be known, and the form says so when it is sent.
  return <Tick props={props} label={<FieldTitle {...props} required />} />;
}
