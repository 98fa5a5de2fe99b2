import type { StudioFieldType } from '#ui/forms/studio-field-type.ts';

export const studio: StudioFieldType = {
  title: { pl: 'Ukryte', en: 'Hidden' },
  settings: ['default'],
  rules: [],
  settingTitles: { default: { pl: 'Wartość', en: 'Value' } },
};
