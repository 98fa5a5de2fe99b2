import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Karta',
    description: 'Karta pożyczki: dane, PIN, blokada.',
  },
};
