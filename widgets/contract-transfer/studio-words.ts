import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Przelew z karty',
    description: 'Z konta karty na potwierdzone konto klienta.',
  },
};
