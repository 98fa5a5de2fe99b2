import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Zapowiedź wpisów',
    description:
      'Najnowsze wpisy, jednej kategorii lub wszystkie: jako karty, lista lub z pierwszym większym.',
    use: 'By z innej strony zaprosić do tego, co nowe.',
    titles: {
      'Alias of a category; all posts without it': 'Kategoria; gdy pusta, wszystkie artykuły',
      'Featured shows the newest post large.':
        'Wyróżniony układ pokazuje najnowszy artykuł w dużym rozmiarze.',
      'Link to all posts': 'Link do wszystkich artykułów',
    },
    choices: { cards: 'Karty', featured: 'Wyróżniony' },
  },
};
