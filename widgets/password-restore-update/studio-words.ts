import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Nowe hasło z kodem',
    description: 'Przyjmuje kod z wiadomości i nowe hasło.',
  },
};
