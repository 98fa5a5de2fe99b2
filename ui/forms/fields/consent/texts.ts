export const texts = {
  pl: {
    'form.consent.required': '(wymagane)',
    'form.consent.new-tab': '(otwiera się w nowej karcie)',
  },
  en: { 'form.consent.required': '(required)', 'form.consent.new-tab': '(opens in a new tab)' },
  ru: {
    'form.consent.required': '(обязательно)',
    'form.consent.new-tab': '(откроется в новой вкладке)',
  },
  uk: {
    'form.consent.required': '(обов’язково)',
    'form.consent.new-tab': '(відкриється в новій вкладці)',
  },
} as const;
