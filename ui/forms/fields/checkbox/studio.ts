import type { StudioFieldType } from '#ui/forms/studio-field-type.ts';

export const studio: StudioFieldType = {
  title: { pl: 'Pole do zaznaczenia', en: 'Tick box' },
  settings: ['width'],
  rules: ['required'],
};
