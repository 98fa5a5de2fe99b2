import type { TLocalizedValidationError } from 'typebox/error';

/** Says in pairs of JSON pointer and message what a body does wrong by its schema. */
export function describeProblems(errors: readonly TLocalizedValidationError[]): [string, string][] {
  return errors.flatMap((error): [string, string][] => {
    if (error.keyword === 'required') {
      return error.params.requiredProperties.map((name) => [`${error.instancePath}/${name}`, 'is missing']);
    }
    if (error.keyword === 'anyOf') return [];
    if (error.keyword === 'const') {
      return [[error.instancePath, 'must be one of the values the reference lists']];
    }
    if (error.keyword === 'pattern') {
      return [[error.instancePath, `must have the form ${String(error.params.pattern)}`]];
    }
    return [[error.instancePath, error.message]];
  });
}
