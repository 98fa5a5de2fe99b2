import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Pulpit klienta',
    description: 'Jak stoi wniosek klienta, szybkie przejścia dalej; zaproszenie dla pozostałych.',
    use: 'Pierwszy na /dashboard. Nowości dla klientów daj pod nim.',
    titles: {
      'Heading for visitors without an account': 'Nagłówek dla osób bez konta',
      'Where the calculator is': 'Gdzie jest kalkulator',
    },
  },
};
