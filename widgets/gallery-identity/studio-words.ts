import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Identyfikacja w galerii',
    description: 'Paleta, pismo, odstępy i stany elementów; tworzy ją silnik dla galerii.',
  },
};
