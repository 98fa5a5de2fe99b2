import type { FieldViewProps } from '../../field-kind.ts';

/** A value that travels with the form and is not shown. It is no secret: anybody can read it in the page. */
export function HiddenView({ id, name, value }: FieldViewProps<string | number | boolean>) {
  return <input type="hidden" id={id} name={name} value={String(value)} />;
}
