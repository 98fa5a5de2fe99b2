import type { FormDefinition, FormField, FormRule } from '#schemas/form.ts';
import { dependentRules } from './dependent-rules.ts';
import type { ValueShape } from './field-type.ts';
import { fieldsOf, hasValue, longestText, optionKeys, rulesOf, shapeOf } from './form-fields.ts';
import { ruleFunctions } from './rule-functions.ts';
import { fileCount, maxKeys } from './rule-numbers.ts';

/** A part of a JSON Schema; `true` allows anything. */
export type RuleSchema = true | Readonly<Record<string, unknown>>;

/** Rules that look at something compiled code cannot see: the form's other half, or the bytes of a file. */
const elsewhere: ReadonlySet<string> = new Set([
  'required',
  'mimeTypes',
  'maxSize',
  ...dependentRules.keys(),
]);

/**
 * The schema of one rule, built by us word by word: of a definition only numbers, keys and screened patterns get in
 * ([sec 28]).
 * @returns null when a rule of this type says nothing about such a field, or its value is of the wrong kind
 */
export function ruleSchema(field: FormField, rule: FormRule): RuleSchema | null {
  if (elsewhere.has(rule.type)) return true;
  const shape = shapeOf(field);
  const { value } = rule;
  switch (rule.type) {
    case 'minLength':
    case 'maxLength':
      return isText(shape) && isCount(value) ? { [rule.type]: value } : null;
    case 'min':
      return limitSchema(shape, value, { items: 'minItems', number: 'minimum' });
    case 'max':
      return limitSchema(shape, value, { items: 'maxItems', number: 'maximum' });
    case 'regex':
      return isText(shape) && typeof value === 'string' ? { pattern: value } : null;
    case 'in':
      return choiceSchema(shape, value === undefined ? optionKeys(field) : value);
    case 'maxFiles':
      return field.type === 'file' && (value === undefined || isCount(value))
        ? { maxItems: fileCount(rule) }
        : null;
    default:
      return isText(shape) && ruleFunctions.has(rule.type) ? { format: rule.type } : null;
  }
}

const isText = (shape: ValueShape): boolean => shape === 'text' || shape === 'scalar';

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

function limitSchema(
  shape: ValueShape,
  value: unknown,
  { items, number }: { readonly items: string; readonly number: string },
): RuleSchema | null {
  if (shape === 'keys') return isCount(value) ? { [items]: value } : null;
  const numeric = shape === 'number' || shape === 'integer' || shape === 'scalar';
  return numeric && typeof value === 'number' && Number.isFinite(value) ? { [number]: value } : null;
}

function choiceSchema(shape: ValueShape, keys: unknown): RuleSchema | null {
  // Options that are not known yet: of a lookup that nobody filled in.
  if (keys === undefined) return true;
  if (!Array.isArray(keys) || keys.length > maxKeys || !keys.every(isScalar)) return null;
  // A schema may not list nothing; nothing can be chosen then.
  const listed = keys.length > 0 ? { enum: [...new Set<unknown>(keys)] } : { not: {} };
  return shape === 'keys' ? { items: listed } : listed;
}

const isScalar = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);

/** Numbers beyond this are nobody's money or age, and lose their last digits. */
const largest = Number.MAX_SAFE_INTEGER;

function valueSchema(field: FormField): Readonly<Record<string, unknown>> {
  switch (shapeOf(field)) {
    case 'number':
    case 'integer':
      return { type: shapeOf(field), minimum: -largest, maximum: largest };
    case 'boolean':
      return { type: 'boolean' };
    case 'keys':
      return {
        type: 'array',
        maxItems: maxKeys,
        uniqueItems: true,
        items: { type: 'string', maxLength: 100 },
      };
    case 'scalar':
      return { type: ['string', 'number', 'boolean'], maxLength: longestText(field) };
    case 'text':
      return { type: 'string' };
  }
}

/**
 * JSON Schema of a form: a flat object of its fields and nothing else ([sec 31]). Place n of a field's `allOf` is rule n
 * of `rulesOf(field)`. Which fields have to be there depends on the others; `checkValues` sees to that.
 */
export function formSchema(definition: FormDefinition): Readonly<Record<string, unknown>> {
  const properties = fieldsOf(definition)
    .filter(hasValue)
    .map((field) => {
      const rules = rulesOf(field).map((rule) => ruleSchema(field, rule) ?? true);
      return [field.alias, { ...valueSchema(field), ...(rules.length > 0 && { allOf: rules }) }];
    });
  return { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false };
}
