import type { FormField } from '#schemas/form.ts';

export const example: readonly FormField[] = [
  {
    alias: 'files',
    type: 'file',
    title: 'Pliki',
    hint: 'PDF albo zdjęcie, najwyżej 2 MB każde.',
    validation_rules: [
      { type: 'mimeTypes', value: ['pdf', 'jpeg', 'png'] },
      { type: 'maxSize', value: 2_000_000 },
      { type: 'maxFiles', value: 3 },
    ],
  },
];
