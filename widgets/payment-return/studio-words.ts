import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Powrót z płatności',
    description: 'Jak stoi płatność; pyta, aż będzie wiadomo.',
  },
};
