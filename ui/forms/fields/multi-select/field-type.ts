import type { FieldTypeFacts } from '#engine/forms/field-type.ts';

export const facts: FieldTypeFacts = {
  order: 100,
  value: 'keys',
  ofOptions: true,
  implies: [{ type: 'in' }],
};
