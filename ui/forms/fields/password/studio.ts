import type { StudioFieldType } from '#ui/forms/studio-field-type.ts';

export const studio: StudioFieldType = {
  title: { pl: 'Hasło', en: 'Password' },
  settings: ['placeholder', 'width', 'autocomplete'],
  rules: ['required', 'password', 'minLength', 'maxLength', 'regex', 'equalsField'],
};
