import type { FieldTypeFacts } from '#engine/forms/field-type.ts';

export const facts: FieldTypeFacts = {
  order: 110,
  value: 'text',
  ofOptions: true,
  implies: [{ type: 'in' }],
};
