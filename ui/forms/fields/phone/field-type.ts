import type { FieldTypeFacts } from '#engine/forms/field-type.ts';

export const facts: FieldTypeFacts = {
  order: 60,
  value: 'text',
  implies: [{ type: 'phone' }],
};
