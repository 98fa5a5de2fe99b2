import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Przykład w galerii',
    description: 'Podpis jednego przykładu w galerii widżetów; tworzy go silnik.',
  },
};
