import type { FieldTypeFacts } from '#engine/forms/field-type.ts';

export const facts: FieldTypeFacts = {
  order: 160,
  value: 'scalar',
};
