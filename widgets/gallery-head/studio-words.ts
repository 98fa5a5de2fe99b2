import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Nagłówek galerii',
    description: 'Co galeria mówi o widżecie nad jego przykładami; tworzy go silnik.',
  },
};
