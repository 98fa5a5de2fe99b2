import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Kasa',
    description: 'Od koszyka do zamówienia w trzech krokach: dane, dostawa, płatność, z podsumowaniem obok.',
    use: 'Samodzielnie na osobnej stronie, do której prowadzi koszyk. Sposoby dostawy i zgody pochodzą z konfiguracji.',
    titles: {
      'Title; without one the page’s': 'Tytuł; bez niego tytuł strony',
      'Where the cart is': 'Gdzie jest koszyk',
      'Where there are goods: the way out of an empty cart': 'Gdzie są produkty: droga z pustego koszyka',
    },
  },
};
