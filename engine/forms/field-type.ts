import type { FormRule } from '#schemas/form.ts';

/** What the value of a field is on the wire. */
export type ValueShape = 'text' | 'number' | 'integer' | 'boolean' | 'keys' | 'scalar';

/** What the engine knows of a field type, in the browser too: `ui/forms/fields/<type>/field-type.ts`. */
export interface FieldTypeFacts {
  /** Place among the types where all are listed. */
  readonly order: number;
  readonly value: ValueShape;
  /** It holds nothing and is not sent, as text between fields. */
  readonly valueless?: true;
  /** Its value is one or several of the field's options. */
  readonly ofOptions?: true;
  /** Rules that the type means without saying so: an address field holds an address. */
  readonly implies?: readonly FormRule[];
  /** Longest text, in characters; 2000 unless told otherwise. Rules may only be stricter. */
  readonly longest?: number;
}
