import type { FormField } from '#schemas/form.ts';

const cities = [
  { key: 'waw', value: 'Warszawa' },
  { key: 'krk', value: 'Kraków' },
  { key: 'gdn', value: 'Gdańsk' },
];

export const example: readonly FormField[] = [
  { alias: 'radio', type: 'radio', title: 'Jedna z kilku odpowiedzi', values: cities },
];
