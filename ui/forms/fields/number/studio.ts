import type { StudioFieldType } from '#ui/forms/studio-field-type.ts';

export const studio: StudioFieldType = {
  title: { pl: 'Liczba', en: 'Number' },
  settings: ['placeholder', 'width', 'autocomplete'],
  rules: ['required', 'min', 'max', 'equalsField'],
};
