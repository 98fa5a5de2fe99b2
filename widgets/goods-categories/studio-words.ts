import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Kategorie towarów',
    description: 'Wszystkie kategorie sklepu z obrazkami, liczbą towarów i podkategoriami.',
    use: 'Na stronie sklepu, jako spis całej oferty.',
    titles: { 'Title; the page’s without it': 'Tytuł; gdy pusty, tytuł strony' },
  },
};
