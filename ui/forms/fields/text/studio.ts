import type { StudioFieldType } from '#ui/forms/studio-field-type.ts';

export const studio: StudioFieldType = {
  title: { pl: 'Tekst', en: 'Text' },
  settings: ['placeholder', 'width', 'autocomplete'],
  rules: [
    'required',
    'minLength',
    'maxLength',
    'regex',
    'in',
    'equalsField',
    'email',
    'phone',
    'pesel',
    'iban',
    'nrb',
    'postalCode',
  ],
};
