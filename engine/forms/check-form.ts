import type { FormDefinition } from '#schemas/form.ts';
import type { FormVerdict } from '#schemas/prepared-form.ts';
import { type CheckContext, checkValues } from './check.ts';
import type { FormCompiler } from './form-compiler.ts';

/** Says whether a submission keeps the rules of its form. */
export type CheckForm = (
  definition: FormDefinition,
  values: unknown,
  context: CheckContext,
) => Promise<FormVerdict>;

/**
 * The server's check of submissions: the definition goes the same way as on a page, and the module the browser loads is
 * the one that decides here ([sec 30]).
 * @throws Error when no form could be made of the definition: nothing may be taken in without rules
 */
export function createFormChecker(forms: FormCompiler): CheckForm {
  return async (definition, values, context) => {
    const compiled = await forms.compile(definition);
    if (!compiled.definition) {
      throw new Error(`The form ${definition.alias} has no rules: ${compiled.findings[0]?.message ?? ''}`);
    }
    return checkValues(compiled.definition, compiled.rules, { values, context });
  };
}
