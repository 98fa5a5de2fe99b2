import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Kreator formularzy',
    description: 'Definicja formularza do edycji obok żywego formularza, z odpowiedziami serwera.',

    titles: {
      'Heading; empty: the usual words': 'Nagłówek; gdy pusty, zwykły',
      'What to begin with': 'Od czego zacząć',
    },
  },
};
