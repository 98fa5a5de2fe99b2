import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Szczegóły umowy',
    description: 'Wszystkie liczby pożyczki, harmonogram i droga do odstąpienia.',
  },
};
