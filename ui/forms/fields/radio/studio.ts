import type { StudioFieldType } from '#ui/forms/studio-field-type.ts';

export const studio: StudioFieldType = {
  title: { pl: 'Jedna odpowiedź', en: 'One answer' },
  settings: ['options', 'width'],
  rules: ['required', 'in'],
  starts: { values: [{ key: 'a', value: 'A' }] },
};
