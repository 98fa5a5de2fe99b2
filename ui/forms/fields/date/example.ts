import type { FormField } from '#schemas/form.ts';

export const example: readonly FormField[] = [{ alias: 'date', type: 'date', title: 'Data' }];
