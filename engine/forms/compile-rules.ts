import { _, Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { FormDefinition } from '#schemas/form.ts';
import { ruleFunctions } from './rule-functions.ts';
import { formSchema } from './rule-schema.ts';
import { moduleText } from './rules-module.ts';

/**
 * Compiles the rules of a clean definition to the text of a module, for browsers that may not make code of text
 * ([sec 22], [sec 28]). The module has no imports: its default export is a function that takes what the rules ask for,
 * `ruleRuntime`, and returns them, so what they share is loaded once, with the form's own code. Ajv writes the calls
 * `require("…")` that become calls of this function; a name we did not expect makes it throw.
 * @throws Error when Ajv refuses the schema, which our mapper should have kept from happening
 */
export function compileRules(definition: FormDefinition): string {
  const ajv = new Ajv({
    allErrors: true,
    // Sentences of Ajv are never shown; without them the module is a third smaller.
    messages: false,
    allowUnionTypes: true,
    logger: false,
    formats: Object.fromEntries(ruleFunctions),
    code: { source: true, optimize: 1, formats: _`require("rule-functions")` },
  });
  const code = standaloneCode(ajv, ajv.compile(formSchema(definition)));
  return moduleText(
    `(require) => {\n"use strict";\nconst module = { exports: {} };\n${code}\nreturn module.exports;\n}`,
  );
}
