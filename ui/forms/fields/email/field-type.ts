import type { FieldTypeFacts } from '#engine/forms/field-type.ts';

export const facts: FieldTypeFacts = {
  order: 50,
  value: 'text',
  implies: [{ type: 'email' }],
};
