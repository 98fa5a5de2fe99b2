import type { StudioFieldType } from '#ui/forms/studio-field-type.ts';

export const studio: StudioFieldType = {
  title: { pl: 'Kwota', en: 'Amount of money' },
  settings: ['placeholder', 'currency', 'width', 'autocomplete'],
  rules: ['required', 'min', 'max', 'equalsField'],
  settingTitles: { currency: { pl: 'Waluta', en: 'Currency' } },
  starts: { currency: 'PLN' },
};
