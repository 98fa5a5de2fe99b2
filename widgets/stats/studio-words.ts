import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Liczby',
    description: 'Od jednej do sześciu dużych liczb, każda z tym, co policzono i skąd pochodzi.',
    use: 'Kilka liczb, które pomagają zdecydować, każda ze źródłem i datą.',
    titles: {
      Ground: 'Tło',
      'Word before the number, e.g. over': 'Słowo przed liczbą, np. ponad',
      Number: 'Liczba',
      'Unit after the number, e.g. % or days': 'Jednostka po liczbie, np. % lub dni',
      'What was counted': 'Co policzono',
      'Source and date; a number in advertising needs one': 'Źródło i data; liczba w reklamie ich wymaga',
      'Address of the source': 'Adres źródła',
      Numbers: 'Liczby',
      'Note under all numbers': 'Uwaga pod liczbami',
    },
  },
};
