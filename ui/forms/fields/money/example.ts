import type { FormField } from '#schemas/form.ts';

export const example: readonly FormField[] = [
  { alias: 'money', type: 'money', title: 'Kwota', currency: 'PLN', width: 'half' },
];
