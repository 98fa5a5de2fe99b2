import type { StudioFieldType } from '#ui/forms/studio-field-type.ts';

export const studio: StudioFieldType = {
  title: { pl: 'Dłuższy tekst', en: 'Longer text' },
  settings: ['placeholder', 'width', 'autocomplete'],
  rules: ['required', 'minLength', 'maxLength', 'regex', 'in', 'equalsField'],
};
