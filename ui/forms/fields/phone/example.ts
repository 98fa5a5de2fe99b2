import type { FormField } from '#schemas/form.ts';

export const example: readonly FormField[] = [
  { alias: 'phone', type: 'phone', title: 'Numer telefonu', autocomplete: 'tel', width: 'half' },
];
