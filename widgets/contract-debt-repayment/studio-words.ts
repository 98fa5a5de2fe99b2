import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Spłata',
    description: 'Sposoby zapłaty: rata, całość lub własna kwota; przelewem lub online.',
  },
};
