import type { StudioFieldType } from '#ui/forms/studio-field-type.ts';

export const studio: StudioFieldType = {
  title: { pl: 'Pliki', en: 'Files' },
  settings: ['width'],
  rules: ['required', 'mimeTypes', 'maxSize', 'maxFiles'],
};
