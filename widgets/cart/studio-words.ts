import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Koszyk',
    description: 'To, co ktoś chce kupić, z aktualnymi cenami i dostępnością, oraz droga do zamówienia.',
    use: 'Na stronie /cart. Zawartość koszyka zna tylko przeglądarka; o ceny pyta sklep przy każdej zmianie.',
    titles: {
      'Title; without one the page’s': 'Tytuł; bez niego tytuł strony',
      'Where there are goods: the way out of an empty cart': 'Gdzie są produkty: droga z pustego koszyka',
      'Where an order is placed; without it there is no button':
        'Gdzie składa się zamówienie; bez tego nie ma przycisku',
    },
  },
};
