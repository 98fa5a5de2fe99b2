import type { FormField } from '#schemas/form.ts';

export const example: readonly FormField[] = [
  { alias: 'text', type: 'text', title: 'Tekst', hint: 'Jedna linia.', placeholder: 'Na przykład Anna' },
];
