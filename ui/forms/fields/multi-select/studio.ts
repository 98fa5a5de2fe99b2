import type { StudioFieldType } from '#ui/forms/studio-field-type.ts';

export const studio: StudioFieldType = {
  title: { pl: 'Kilka z listy', en: 'Several of a list' },
  settings: ['options', 'width'],
  rules: ['required', 'min', 'max'],
  alias: 'choices',
  starts: { values: [{ key: 'a', value: 'A' }] },
};
