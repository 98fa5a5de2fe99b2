import type { FieldTypeFacts } from '#engine/forms/field-type.ts';

export const facts: FieldTypeFacts = {
  order: 80,
  value: 'text',
  implies: [{ type: 'date' }],
};
