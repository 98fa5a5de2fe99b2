import type { FormField } from '#schemas/form.ts';

export const example: readonly FormField[] = [
  { alias: 'number', type: 'number', title: 'Liczba', width: 'half' },
];
