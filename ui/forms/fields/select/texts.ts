export const texts = {
  pl: { 'form.select.choose': 'Wybierz' },
  en: { 'form.select.choose': 'Choose' },
  ru: { 'form.select.choose': 'Выберите' },
  uk: { 'form.select.choose': 'Оберіть' },
} as const;
