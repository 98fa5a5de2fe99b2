import type { StudioFieldType } from '#ui/forms/studio-field-type.ts';

export const studio: StudioFieldType = {
  title: { pl: 'Tekst między polami', en: 'Text between fields' },
  settings: ['width'],
  rules: [],
  titleLines: 3,
};
