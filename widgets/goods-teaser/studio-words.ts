import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Zapowiedź towarów',
    description: 'Kilka towarów jednej kategorii z cenami i droga do całej kategorii.',
    use: 'By na innej stronie pokazać, co sprzedaje sklep. Cena obniżona sama pokazuje najniższą z 30 dni.',
    titles: {
      'Title; the category’s own without it': 'Tytuł; gdy pusty, tytuł kategorii',
      'Alias of the category of goods': 'Kategoria towarów',
      'How many goods': 'Ile towarów',
      'Link to the category': 'Link do kategorii',
    },
  },
};
