import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Sposoby potwierdzenia tożsamości',
    description:
      'Połączenie z bankiem, zgoda w banku lub przelew jednego grosza: co oznacza każdy i ile trwa.',
  },
};
