import type { FormField } from '#schemas/form.ts';

const cities = [
  { key: 'waw', value: 'Warszawa' },
  { key: 'krk', value: 'Kraków' },
  { key: 'gdn', value: 'Gdańsk' },
];

export const example: readonly FormField[] = [
  { alias: 'multi', type: 'multi-select', title: 'Kilka odpowiedzi', values: cities },
];
