import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

/** Tells whether a value has the form of a schema, and where it has not. */
type SchemaCheck<Type extends TSchema> = Pick<Validator<Record<never, never>, Type>, 'Check' | 'Errors'>;

/** By schema: a constant of the program, which several places ask about. */
const compiled = new WeakMap<TSchema, SchemaCheck<TSchema>>();

/**
 * The check of a schema. It is compiled when it is first asked, and once for a process, whoever asks: a start has hundreds of
 * schemas and needs a dozen.
 */
export function compileSchema<const Type extends TSchema>(type: Type): SchemaCheck<Type> {
  const check = (): SchemaCheck<TSchema> => {
    const known = compiled.get(type);
    if (known) return known;
    const made: SchemaCheck<TSchema> = Compile(type);
    compiled.set(type, made);
    return made;
  };
  const lazy = {
    Check: (value: unknown) => check().Check(value),
    Errors: (value: unknown) => check().Errors(value),
  };
  return lazy as SchemaCheck<Type>;
}
