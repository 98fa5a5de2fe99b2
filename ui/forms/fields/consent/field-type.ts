import type { FieldTypeFacts } from '#engine/forms/field-type.ts';

export const facts: FieldTypeFacts = {
  order: 130,
  value: 'boolean',
};
