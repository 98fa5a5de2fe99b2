import type { StudioFieldType } from '#ui/forms/studio-field-type.ts';

export const studio: StudioFieldType = {
  title: { pl: 'E-mail', en: 'E-mail' },
  settings: ['placeholder', 'width', 'autocomplete'],
  rules: ['required', 'minLength', 'maxLength', 'regex', 'in', 'equalsField', 'email'],
};
