import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { fieldsOf, hasValue, shapeOf } from '#engine/forms/form-fields.ts';
import type { FormDefinition, FormField } from '#schemas/form.ts';

/** What rjsf is told of a form: names and types of its fields, no rules; those are checked by the compiled module. */
export function renderSchema(definition: FormDefinition): { schema: RJSFSchema; uiSchema: UiSchema } {
  const fields = fieldsOf(definition);
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(fields.map((field) => [field.alias, typeOf(field)])),
    },
    uiSchema: Object.fromEntries(fields.map((field) => [field.alias, { 'ui:field': 'LiveField' }])),
  };
}

function typeOf(field: FormField): RJSFSchema {
  if (!hasValue(field)) return { type: 'null' };
  const shape = shapeOf(field);
  if (shape === 'keys') return { type: 'array', items: { type: 'string' } };
  return { type: shape === 'text' || shape === 'scalar' ? 'string' : shape };
}
