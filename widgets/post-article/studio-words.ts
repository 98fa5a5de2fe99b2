import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Wpis',
    description: 'Jeden wpis do czytania: tytuł, kategorie, data, czas czytania, autor, obraz, treść.',
    use: 'Na ekranie wpisu, którego adres mówi, który to wpis; strona bierze z niego tytuł.',
  },
};
