import type { FormDefinition, FormField, FormRule } from '#schemas/form.ts';

/** Fields of a form in the order of the screen. */
export function fieldsOf(definition: FormDefinition): readonly FormField[] {
  return definition.groups.flatMap((group) => group.fields);
}

/** Whether the field has a value of its own: text between fields has none. */
export const hasValue = (field: FormField): boolean => field.type !== 'static';

/** What the value of a field of this type is on the wire. */
export type ValueShape = 'text' | 'number' | 'integer' | 'boolean' | 'keys' | 'scalar';

const shapes: ReadonlyMap<string, ValueShape> = new Map([
  ['number', 'number'],
  ['money', 'integer'],
  ['checkbox', 'boolean'],
  ['consent', 'boolean'],
  ['multi-select', 'keys'],
  ['file', 'keys'],
  ['hidden', 'scalar'],
]);

export const shapeOf = (field: FormField): ValueShape => shapes.get(field.type) ?? 'text';

/** Types whose values are one or several of the field's options. */
const choices: ReadonlySet<string> = new Set(['select', 'radio', 'multi-select']);

/** Keys that a field of choices takes; undefined for other fields, and while its options are not known. */
export function optionKeys(field: FormField): readonly string[] | undefined {
  return choices.has(field.type) ? field.values?.map((option) => option.key) : undefined;
}

/** Longest text of a field, in characters. Rules may only be stricter. */
export const longestText = (field: FormField): number => (field.type === 'textarea' ? 10_000 : 2000);

/** What the type of a field means without saying so: an address field holds an address. */
function impliedRules(field: FormField): readonly FormRule[] {
  return shapeOf(field) === 'text'
    ? [...meantByType(field), { type: 'maxLength', value: longestText(field) }]
    : meantByType(field);
}

function meantByType(field: FormField): readonly FormRule[] {
  switch (field.type) {
    case 'email':
    case 'phone':
      return [{ type: field.type }];
    case 'date':
      return [{ type: 'date' }];
    case 'file':
      return [{ type: 'maxFiles' }];
    case 'select':
    case 'radio':
    case 'multi-select':
      return [{ type: 'in' }];
    default:
      return [];
  }
}

/**
 * Every rule of a field: those of the definition, then those of its type. The place of a rule in this list names it in
 * the compiled rules, so the server that compiles and the browser that checks both take it from here.
 */
export function rulesOf(field: FormField): readonly FormRule[] {
  return [...(field.validation_rules ?? []), ...impliedRules(field)];
}
