import type { StudioFieldType } from '#ui/forms/studio-field-type.ts';

export const studio: StudioFieldType = {
  title: { pl: 'Lista wyboru', en: 'List to choose from' },
  settings: ['options', 'width'],
  rules: ['required', 'in'],
  starts: { values: [{ key: 'a', value: 'A' }] },
};
