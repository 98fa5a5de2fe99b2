export const texts = {
  pl: { 'form.radio.clear': 'Usuń odpowiedź' },
  en: { 'form.radio.clear': 'Clear the answer' },
  ru: { 'form.radio.clear': 'Убрать ответ' },
  uk: { 'form.radio.clear': 'Прибрати відповідь' },
} as const;
