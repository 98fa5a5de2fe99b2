import type { FormDefinition, FormField, FormRule } from '#schemas/form.ts';
import type { ValueShape } from './field-type.ts';
import { factsOf } from './field-types.ts';

/** Fields of a form in the order of the screen. */
export function fieldsOf(definition: FormDefinition): readonly FormField[] {
  return definition.groups.flatMap((group) => group.fields);
}

/** Whether the field has a value of its own: text between fields has none. */
export const hasValue = ({ type }: FormField): boolean => !factsOf(type)?.valueless;

/** What the value of the field is on the wire. */
export const shapeOf = ({ type }: FormField): ValueShape => factsOf(type)?.value ?? 'text';

/** Keys that a field of choices takes; undefined for other fields, and while its options are not known. */
export function optionKeys({ type, values }: FormField): readonly string[] | undefined {
  return factsOf(type)?.ofOptions ? values?.map((option) => option.key) : undefined;
}

/** Longest text of a field, in characters. Rules may only be stricter. */
export const longestText = ({ type }: FormField): number => factsOf(type)?.longest ?? 2000;

/** What the type of a field means without saying so: an address field holds an address. */
function impliedRules(field: FormField): readonly FormRule[] {
  const implied = factsOf(field.type)?.implies ?? [];
  return shapeOf(field) === 'text' ? [...implied, { type: 'maxLength', value: longestText(field) }] : implied;
}

/**
 * Every rule of a field: those of the definition, then those of its type. The place of a rule in this list names it in
 * the compiled rules, so the server that compiles and the browser that checks both take it from here.
 */
export function rulesOf(field: FormField): readonly FormRule[] {
  return [...(field.validation_rules ?? []), ...impliedRules(field)];
}
