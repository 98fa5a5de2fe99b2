import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Umowa w skrócie',
    description: 'Oferta do podpisania albo trwająca pożyczka: następna płatność, karta, postęp.',
  },
};
