import type { FormField } from '#schemas/form.ts';

export const example: readonly FormField[] = [
  { alias: 'hidden', type: 'hidden', title: 'Ukryte', default_value: 'kampania-jesień' },
];
