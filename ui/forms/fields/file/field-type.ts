import type { FieldTypeFacts } from '#engine/forms/field-type.ts';

export const facts: FieldTypeFacts = {
  order: 140,
  value: 'keys',
  implies: [{ type: 'maxFiles' }],
};
