import type { StudioFieldType } from '#ui/forms/studio-field-type.ts';

export const studio: StudioFieldType = {
  title: { pl: 'Telefon', en: 'Phone' },
  settings: ['placeholder', 'width', 'autocomplete'],
  rules: ['required', 'minLength', 'maxLength', 'regex', 'in', 'equalsField', 'phone'],
};
