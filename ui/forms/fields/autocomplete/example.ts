import type { FormField } from '#schemas/form.ts';

export const example: readonly FormField[] = [
  { alias: 'city', type: 'autocomplete', title: 'Z podpowiedziami', hints: 'polish-cities' },
];
