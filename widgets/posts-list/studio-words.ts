import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Wpisy',
    description:
      'Wszystkie wpisy albo wpisy jednej kategorii, strona po stronie, z odnośnikami do kategorii.',
    use: 'Na stronie z wpisami i na stronie kategorii. Każda jej strona ma swój adres, tytuł i miejsce w wyszukiwarkach.',
    titles: {
      'Title; the page’s or the category’s without it': 'Tytuł; gdy pusty, tytuł strony albo kategorii',
      Posts: 'Wpisy',
      'All, or those of the category that the address names.':
        'Wszystkie albo z kategorii, którą wskazuje adres.',
      'Alias of a category, in place of all posts': 'Kategoria zamiast wszystkich wpisów',
      'Posts on a page': 'Wpisów na stronie',
      'Links to the categories above the posts': 'Odnośniki do kategorii nad wpisami',
    },
    choices: { all: 'Wszystkie' },
  },
};
