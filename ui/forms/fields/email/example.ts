import type { FormField } from '#schemas/form.ts';

export const example: readonly FormField[] = [
  { alias: 'email', type: 'email', title: 'Adres e-mail', autocomplete: 'email', width: 'half' },
];
