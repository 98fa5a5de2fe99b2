import type { FormField } from '#schemas/form.ts';

export const example: readonly FormField[] = [
  { alias: 'checkbox', type: 'checkbox', title: 'Stwierdzenie, które jest prawdą albo nie' },
];
