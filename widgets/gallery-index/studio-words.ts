import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Spis galerii',
    description: 'Wszystkie widżety według kategorii; tworzy go silnik.',
  },
};
