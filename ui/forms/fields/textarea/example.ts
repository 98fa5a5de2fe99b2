import type { FormField } from '#schemas/form.ts';

export const example: readonly FormField[] = [
  {
    alias: 'textarea',
    type: 'textarea',
    title: 'Dłuższy tekst',
    validation_rules: [{ type: 'maxLength', value: 300 }],
  },
];
