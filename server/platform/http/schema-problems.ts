import type { TLocalizedValidationError } from 'typebox/error';
import type { Problem, Refusal } from '#schemas/refusals/refusal.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import { pointerPart } from './storable.ts';

/** Says in pairs of JSON pointer and reason what a body does wrong by its schema. */
export function describeProblems(errors: readonly TLocalizedValidationError[]): Problem[] {
  return errors.flatMap((error): Problem[] => {
    if (error.keyword === 'required') {
      return error.params.requiredProperties.map((name) => [
        `${error.instancePath}/${name}`,
        refuse('problem.missing'),
      ]);
    }
    if (error.keyword === 'additionalProperties') {
      return error.params.additionalProperties.map((name) => [
        `${error.instancePath}/${pointerPart(name)}`,
        refuse('schema.additionalProperties'),
      ]);
    }
    // Which of the alternatives was meant nobody knows; what each of them misses is told besides.
    return error.keyword === 'anyOf' ? [] : [[error.instancePath, refuseValue(error)]];
  });
}

const typeReasons = {
  array: 'schema.array',
  boolean: 'schema.truth',
  integer: 'schema.integer',
  null: 'schema.null',
  number: 'schema.number',
  object: 'schema.object',
  string: 'schema.string',
} as const;
const isNamed = (type: string): type is keyof typeof typeReasons => Object.hasOwn(typeReasons, type);

/** Why a value does not fit its schema, by the keyword that refuses it. */
function refuseValue(error: TLocalizedValidationError): Refusal {
  switch (error.keyword) {
    case 'type': {
      const { type } = error.params;
      if (typeof type !== 'string') return refuse('schema.types', { types: type.join(' or ') });
      return isNamed(type) ? refuse(typeReasons[type]) : refuse('schema.other', { message: error.message });
    }
    case 'minLength':
      return error.params.limit === 1
        ? refuse('schema.notBlank')
        : refuse('schema.minLength', { limit: error.params.limit });
    case 'maxItems':
    case 'maxLength':
    case 'maxProperties':
    case 'minItems':
    case 'minProperties':
      return refuse(`schema.${error.keyword}`, { limit: error.params.limit });
    case 'exclusiveMaximum':
    case 'exclusiveMinimum':
    case 'maximum':
    case 'minimum':
      return refuse(`schema.${error.keyword}`, { limit: String(error.params.limit) });
    case 'multipleOf':
      return refuse('schema.multipleOf', { multipleOf: String(error.params.multipleOf) });
    case 'format':
      return refuse('schema.format', { format: error.params.format });
    case 'pattern':
      return refuse('schema.pattern', { pattern: String(error.params.pattern) });
    case 'boolean':
    case 'const':
    case 'contains':
    case 'enum':
    case 'not':
    case 'oneOf':
    case 'uniqueItems':
      return refuse(`schema.${error.keyword}`);
    default:
      return refuse('schema.other', { message: error.message });
  }
}
