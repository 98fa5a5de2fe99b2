import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Czy numer jest nadal Twój?',
    description: 'Klient potwierdza telefon konta albo przechodzi do jego zmiany.',
  },
};
