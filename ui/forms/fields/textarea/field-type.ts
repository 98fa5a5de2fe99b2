import type { FieldTypeFacts } from '#engine/forms/field-type.ts';

export const facts: FieldTypeFacts = {
  order: 20,
  value: 'text',
  longest: 10_000,
};
