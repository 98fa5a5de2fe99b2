export const texts = {
  pl: { 'form.optional': '(nieobowiązkowe)' },
  en: { 'form.optional': '(optional)' },
  ru: { 'form.optional': '(необязательно)' },
  uk: { 'form.optional': '(необов’язково)' },
} as const;
