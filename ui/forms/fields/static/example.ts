import type { FormField } from '#schemas/form.ts';

export const example: readonly FormField[] = [
  {
    alias: 'static',
    type: 'static',
    title: 'Tekst między polami',
    hint: 'Nie ma wartości i nie jest wysyłany.',
  },
];
