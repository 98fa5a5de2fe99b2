import type { FormField } from '#schemas/form.ts';

export const example: readonly FormField[] = [
  {
    alias: 'password',
    type: 'password',
    title: 'Hasło',
    autocomplete: 'new-password',
    validation_rules: [{ type: 'password' }],
  },
];
