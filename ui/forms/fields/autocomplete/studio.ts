import type { StudioFieldType } from '#ui/forms/studio-field-type.ts';

export const studio: StudioFieldType = {
  title: { pl: 'Z podpowiedziami', en: 'With suggestions' },
  settings: ['placeholder', 'hints', 'width', 'autocomplete'],
  rules: ['required', 'minLength', 'maxLength', 'regex', 'in', 'equalsField'],
  settingTitles: {
    hints: { pl: 'Źródło podpowiedzi', en: 'Source of suggestions' },
    'hints-hint': {
      pl: 'Nazwa, którą zna serwer, np. polish-cities.',
      en: 'A name the server knows, e.g. polish-cities.',
    },
  },
};
