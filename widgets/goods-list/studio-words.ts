import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Lista towarów',
    description: 'Towary kategorii, strona po stronie, z filtrami, kolejnością i drogą przez kategorie.',
    use: 'Na stronie kategorii. Adres pamięta filtry, kolejność i stronę; wyszukiwarkom pokazujemy tylko strony bez filtrów.',
    titles: {
      'Title; the category’s own without it': 'Tytuł; gdy pusty, tytuł kategorii',
      'Alias of a category, in place of the one that the address names':
        'Kategoria towarów zamiast tej z adresu strony',
      'Goods on a page': 'Ile towarów na stronie',
    },
  },
};
