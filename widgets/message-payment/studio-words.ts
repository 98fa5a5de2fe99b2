import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Wiadomość: spłata',
    description: 'Na czacie: droga do spłaty.',
    use: 'Dodaje ją konsultant w rozmowie.',
    titles: {},
  },
};
