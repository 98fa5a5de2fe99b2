/** Interface texts of the pricing. The words before a feature are read aloud where others see a sign. */
export const texts = {
  pl: {
    'pricing.highlighted': 'Polecamy na początek',
    'pricing.included': 'W cenie:',
    'pricing.excluded': 'Nie obejmuje:',
  },
  en: {
    'pricing.highlighted': 'Good to start with',
    'pricing.included': 'Included:',
    'pricing.excluded': 'Not included:',
  },
  ru: {
    'pricing.highlighted': 'Хорошо для начала',
    'pricing.included': 'Входит в цену:',
    'pricing.excluded': 'Не входит:',
  },
  uk: {
    'pricing.highlighted': 'Добре для початку',
    'pricing.included': 'Входить у ціну:',
    'pricing.excluded': 'Не входить:',
  },
};
