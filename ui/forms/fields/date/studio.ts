import type { StudioFieldType } from '#ui/forms/studio-field-type.ts';

export const studio: StudioFieldType = {
  title: { pl: 'Data', en: 'Date' },
  settings: ['width'],
  rules: ['required', 'dateRange', 'age'],
};
