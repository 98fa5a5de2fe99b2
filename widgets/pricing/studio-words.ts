import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Cennik',
    description: 'Plany obok siebie: cena, co zawierają i co zrobić; jeden może być wyróżniony.',
    use: 'Od dwóch do czterech planów ze stałą ceną: konta, karty, usługi.',
    titles: {
      'Legal text under the plans, e.g. the representative example':
        'Tekst prawny pod planami, np. reprezentatywny przykład',
      'Currency of all prices, e.g. PLN': 'Waluta wszystkich cen, np. PLN',
      'For whom': 'Dla kogo',
      'Price in minor units (grosze)': 'Cena w groszach',
      'What the price is for, e.g. a month': 'Za co jest cena, np. za miesiąc',
      'Words instead of a price': 'Tekst zamiast ceny',
      'Highlighted; the first such plan is': 'Wyróżniony; pierwszy taki plan',
      'Not part of this plan': 'Nie wchodzi w ten plan',
      Plans: 'Plany',
      'Word on the highlighted plan; empty: the usual one': 'Słowo na wyróżnionym planie; gdy puste, zwykłe',
      'Note under the plans': 'Uwaga pod planami',
    },
  },
};
